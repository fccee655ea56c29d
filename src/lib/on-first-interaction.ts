const signs = ["pointerdown", "pointermove", "keydown", "scroll", "click"] as const;

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
