// Pushes to this browser, and the time zone of its reader.
"use strict";

const zone = document.querySelector("[data-zone]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

function bytesOf(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

async function subscribe(place) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  await navigator.serviceWorker.register("/push-worker.js");
  const worker = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(place.dataset.key) };
  const made = (await worker.pushManager.subscribe(wish)).toJSON();
  const form = new FormData();
  form.set("csrf", place.dataset.csrf);
  form.set("endpoint", made.endpoint);
  form.set("p256dh", made.keys.p256dh);
  form.set("auth", made.keys.auth);
  const answer = await fetch("/notices/push", { method: "POST", body: form });
  if (!answer.ok) throw new Error("refused");
}

const place = document.querySelector("[data-push]");
if (place && "PushManager" in window && "serviceWorker" in navigator) {
  place.hidden = false;
  place.querySelector("[data-push-here]").addEventListener("click", async () => {
    try {
      await subscribe(place);
      location.reload();
    } catch {
      place.querySelector("[data-push-said]").textContent = place.dataset.refused;
    }
  });
}
