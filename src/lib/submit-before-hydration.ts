import { pressBeforeHydration, pressedBeforeHydration, type PressHolder } from "./before-hydration.ts";

export const unhydratedMark = "data-unhydrated";
export const unhydratedForm = { [unhydratedMark]: "" };

export const pressedMark = "data-pressed";

export function takeSubmitBeforeHydration(form: HTMLFormElement): HTMLElement | null {
  const button = pressedBeforeHydration();
  if (button?.getAttribute("type") !== "submit" || !form.contains(button)) return null;
  (globalThis as PressHolder)[pressBeforeHydration] = null;
  document.documentElement.removeAttribute(pressedMark);
  return button;
}
