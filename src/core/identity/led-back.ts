import { ledBackHash } from "#src/lib/before-hydration.ts";

const form = new RegExp(`^${ledBackHash}([\\w-]+)$`);
let nonce: string | null = null;

/**
 * Whether the app has led to this page, which then takes up what was begun. What it has led back with is taken out of
 * the address at once, so that it lands in no history, bookmark or report. Opens nothing without the browser's cookie.
 */
export function isLedBack(): boolean {
  const [, found] = form.exec(window.location.hash) ?? [];
  if (found === undefined) return nonce !== null;
  nonce = found;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  return true;
}

/** What the app has led back with, for the one who asks the API with it. Once. */
export function takeNonce(): string | null {
  isLedBack();
  const taken = nonce;
  nonce = null;
  return taken;
}
