/** A finger does not hit the same point twice. */
const samePlacePx = 24;
export const secondPressMs = 1000;

type Press = { at: number; x: number; y: number; control: Element | null; words: string };

let last: Press | null = null;
let hasStarted = false;

/** Ignores the second press of a double press when another control has appeared under the finger. */
export function startSecondPress(): void {
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener("click", onClick, { capture: true });
  for (const other of ["keydown", "input"]) document.addEventListener(other, () => (last = null), { capture: true });
}

function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  // A mouse's double click is the system's setting; touch has none.
  const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const control = controlOf(event.target);
  // A button with new words does something new.
  const press = { at, x, y, control, words: control?.textContent ?? "" };
  const before = last;
  last = press;
  if (before === null || (isMouse ? event.detail < 2 : at - before.at > secondPressMs)) return;
  const isSame = control === before.control && press.words === before.words;
  if (Math.hypot(x - before.x, y - before.y) > samePlacePx || isSame) return;
  last = { ...press, control: before.control, words: before.words };
  event.preventDefault();
  event.stopPropagation();
}

function controlOf(target: EventTarget | null): Element | null {
  const pressed =
    target instanceof Element
      ? target.closest("a, button, label, input, select, textarea, summary, [role=option]")
      : null;
  return pressed instanceof HTMLLabelElement ? pressed.control : pressed;
}
