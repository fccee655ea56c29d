/** What a hand does first, with a finger, a mouse or the keys; a screen reader may only click. */
const signs = ["pointerdown", "pointermove", "keydown", "scroll", "click"] as const;

/** Runs the work at the first sign of a hand, for what only a hand can need. Returns how to call it off. */
export function onFirstInteraction(work: () => void): () => void {
  const callOff = () => {
    for (const sign of signs) window.removeEventListener(sign, touched);
  };
  const touched = () => {
    callOff();
    work();
  };
  for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
  return callOff;
}
