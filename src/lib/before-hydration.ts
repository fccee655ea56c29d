/* Shared with src/shell/before-hydration-script.ts, which runs before the first paint. */

/** On `html` until the page shows what the visitor returned to. */
export const resumedMark = "data-resumed";

export const ledBackHash = "#bankid=";

export const resumedEntry = "resumed";

export const errorsBeforeHydration = "errorsBeforeHydration";

type Failed = ErrorEvent | PromiseRejectionEvent;

export function takeErrorsBeforeHydration(): Failed[] {
  const kept = (window as { [errorsBeforeHydration]?: Failed[] })[errorsBeforeHydration];
  if (kept === undefined) return [];
  kept.push = () => 0;
  return kept.splice(0);
}

export const pressBeforeHydration = "pressBeforeHydration";

export type Kept = { [pressBeforeHydration]?: HTMLElement | null };

export const pressedBeforeHydration = (): HTMLElement | null => (globalThis as Kept)[pressBeforeHydration] ?? null;
