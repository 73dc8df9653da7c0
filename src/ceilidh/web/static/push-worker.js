// Shows what the server pushes, and leads to the table.
"use strict";

self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  const wish = { body: said.body, data: said.url, tag: said.url, icon: "/static/icon.svg" };
  event.waitUntil(self.registration.showNotification(said.title || "ceilidh", wish));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data || "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url.startsWith(url));
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
