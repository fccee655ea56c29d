/** The last word of a page that is being left: an ordinary call would be cut. Nobody is there to hear the answer. */
export function sendOnLeaving(path: string, body: string, type: string): void {
  const handedOver = "sendBeacon" in navigator && navigator.sendBeacon(path, new Blob([body], { type }));
  if (handedOver) return;
  fetch(path, { method: "POST", body, headers: { "content-type": type }, keepalive: true }).catch(() => undefined);
}
