const interactions = ["pointerdown", "pointermove", "keydown", "scroll", "click"] as const;

export function onFirstInteraction(work: () => void): () => void {
  const callOff = () => {
    for (const sign of interactions) window.removeEventListener(sign, touched);
  };
  const touched = () => {
    callOff();
    work();
  };
  for (const sign of interactions) window.addEventListener(sign, touched, { passive: true });
  return callOff;
}
