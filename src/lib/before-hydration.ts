/*
 * What the script that runs before the first paint (src/shell/before-hydration-script.ts) leaves for the site's own script. Both
 * sides read the names here.
 */

/** On `html`, until the page shows what the visitor comes back to: what was built is another beginning. */
export const resumedMark = "data-resumed";

/** What BankID's app leads back with stands behind this, in the URL's hash. */
export const ledBackHash = "#bankid=";

/** In an entry of the history: a reload of it shows something else than what was built. */
export const resumedEntry = "resumed";

/** On `window`: what went wrong before the site's script was there. */
export const errorsBeforeHydration = "errorsBeforeHydration";

type Failed = ErrorEvent | PromiseRejectionEvent;

/** Hands over what was kept, and ends the keeping. */
export function takeErrorsBeforeHydration(): Failed[] {
  const kept = (window as { [errorsBeforeHydration]?: Failed[] })[errorsBeforeHydration];
  if (kept === undefined) return [];
  kept.push = () => 0;
  return kept.splice(0);
}

/** On `window`: the button that was pressed last. Before the site's script, nothing else answers it. */
export const pressBeforeHydration = "pressBeforeHydration";

export type Kept = { [pressBeforeHydration]?: HTMLElement | null };

/** The button that somebody has pressed in vain, for the script that can answer it. While a page is built, nobody has. */
export const pressedBeforeHydration = (): HTMLElement | null => (globalThis as Kept)[pressBeforeHydration] ?? null;
