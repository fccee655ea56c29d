import { earlyPress, pressedEarly, type Kept } from "./early.ts";

/** On a form until the site's script answers it: what is sent before is kept (src/ui/use-early-submit.ts). */
export const asleepMark = "data-asleep";
export const asleepForm = { [asleepMark]: "" };

/** On `html`, while such a form waits: its buttons show that a press was heard. */
export const heardMark = "data-heard";

/** Hands over the button that has sent this form too early, once. */
export function takeEarlySubmit(form: HTMLFormElement): HTMLElement | null {
  const button = pressedEarly();
  if (button?.getAttribute("type") !== "submit" || !form.contains(button)) return null;
  (globalThis as Kept)[earlyPress] = null;
  document.documentElement.removeAttribute(heardMark);
  return button;
}
