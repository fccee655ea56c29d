import { pressBeforeHydration, pressedBeforeHydration, type Kept } from "./before-hydration.ts";

/** On a form until the site's script answers it: what is sent before is kept (src/ui/use-submit-before-hydration.ts). */
export const unhydratedMark = "data-unhydrated";
export const unhydratedForm = { [unhydratedMark]: "" };

/** On `html`, while such a form waits: its buttons show that a press was heard. */
export const pressedMark = "data-pressed";

/** Hands over the button that has sent this form too early, once. */
export function takeSubmitBeforeHydration(form: HTMLFormElement): HTMLElement | null {
  const button = pressedBeforeHydration();
  if (button?.getAttribute("type") !== "submit" || !form.contains(button)) return null;
  (globalThis as Kept)[pressBeforeHydration] = null;
  document.documentElement.removeAttribute(pressedMark);
  return button;
}
