/** A finger that presses twice does not meet the very same point. */
const samePlacePx = 24;
/** Sooner than this nobody has read what came to stand under the finger. */
export const secondPressMs = 500;

type Press = { at: number; x: number; y: number; control: Element | null; words: string };

let last: Press | null = null;
let hasStarted = false;

/**
 * Many press twice. What has come to stand under the finger meanwhile was not what they pressed: it does not hear of it.
 * Keys know no place; what they press next is where the focus is.
 */
export function startSecondPress(): void {
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener("click", onClick, { capture: true });
  for (const other of ["keydown", "input"]) document.addEventListener(other, () => (last = null), { capture: true });
}

function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  // Of a mouse the machine says itself what a double click is; of a finger nobody does.
  const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const control = controlOf(event.target);
  // The same button may mean something else by now: then it says something else.
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

/** A label is what it labels. */
function controlOf(target: EventTarget | null): Element | null {
  const pressed =
    target instanceof Element
      ? target.closest("a, button, label, input, select, textarea, summary, [role=option]")
      : null;
  return pressed instanceof HTMLLabelElement ? pressed.control : pressed;
}
