// @ts-check
// Pushes to this browser, and the time zone of its reader.
import { must, one } from "./dom.js";

const zone = one("[data-zone]", HTMLInputElement);
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** @param {string} key */
function bytesOf(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** @param {HTMLElement} place */
async function subscribe(place) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  await navigator.serviceWorker.register("/push-worker.js");
  const worker = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(place.dataset.key ?? "") };
  const made = (await worker.pushManager.subscribe(wish)).toJSON();
  const form = new FormData();
  form.set("csrf", place.dataset.csrf ?? "");
  form.set("endpoint", made.endpoint ?? "");
  form.set("p256dh", made.keys?.p256dh ?? "");
  form.set("auth", made.keys?.auth ?? "");
  const answer = await fetch("/notices/push", { method: "POST", body: form });
  if (!answer.ok) throw new Error("refused");
}

const place = one("[data-push]", HTMLElement);
if (place && "PushManager" in window && "serviceWorker" in navigator) {
  place.hidden = false;
  must("[data-push-here]", HTMLElement, place).addEventListener("click", async () => {
    try {
      await subscribe(place);
      location.reload();
    } catch {
      must("[data-push-said]", HTMLElement, place).textContent = place.dataset.refused ?? "";
    }
  });
}
