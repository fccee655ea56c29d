/** A page that closes aborts ordinary calls. */
export function sendOnLeaving(path: string, body: string, type: string): void {
  const handedOver = "sendBeacon" in navigator && navigator.sendBeacon(path, new Blob([body], { type }));
  if (handedOver) return;
  fetch(path, { method: "POST", body, headers: { "content-type": type }, keepalive: true }).catch(() => undefined);
}
