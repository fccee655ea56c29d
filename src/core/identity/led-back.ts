import { ledBackHash } from "#src/lib/before-hydration.ts";

const form = new RegExp(`^${ledBackHash}([\\w-]+)$`);
let nonce: string | null = null;

/** Whether the app has led to this page. The nonce leaves the URL at once, so that no history, bookmark or report has it. */
export function isLedBack(): boolean {
  const [, found] = form.exec(window.location.hash) ?? [];
  if (found === undefined) return nonce !== null;
  nonce = found;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  return true;
}

export function takeNonce(): string | null {
  isLedBack();
  const taken = nonce;
  nonce = null;
  return taken;
}
