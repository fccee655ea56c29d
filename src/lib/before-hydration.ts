/* Shared with src/shell/before-hydration-script.ts, which runs before the first paint. */

/** On `html` until the page shows what the visitor returned to. */
export const resumedMark = "data-resumed";

export const ledBackHash = "#bankid=";

export const resumedEntry = "resumed";

export const errorsBeforeHydration = "errorsBeforeHydration";

type Failed = ErrorEvent | PromiseRejectionEvent;

export function takeErrorsBeforeHydration(): Failed[] {
  const errors = (window as { [errorsBeforeHydration]?: Failed[] })[errorsBeforeHydration];
  if (errors === undefined) return [];
  errors.push = () => 0;
  return errors.splice(0);
}

export const pressBeforeHydration = "pressBeforeHydration";

export type PressHolder = { [pressBeforeHydration]?: HTMLElement | null };

export const pressedBeforeHydration = (): HTMLElement | null =>
  (globalThis as PressHolder)[pressBeforeHydration] ?? null;
