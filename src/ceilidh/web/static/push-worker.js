// @ts-check
// Shows what the server pushes, and leads to the table.
"use strict";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("push", (event) => {
  /** @type {{ title?: string, body?: string, url?: string }} */
  const said = event.data ? event.data.json() : {};
  const { title, body = "", url = "" } = said;
  const wish = { body, data: url, tag: url, icon: "/static/icon.svg" };
  event.waitUntil(worker.registration.showNotification(title || "ceilidh", wish));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  /** @type {string} */
  const url = event.notification.data || "/";
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url.startsWith(url));
      return open ? open.focus() : worker.clients.openWindow(url);
    }),
  );
});
