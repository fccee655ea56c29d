export function onSeenAgain(look: () => void): () => void {
  const places = [
    [document, "visibilitychange"],
    [window, "pageshow"],
    [window, "focus"],
    [window, "online"],
  ] as const;
  for (const [place, event] of places) place.addEventListener(event, look);
  return () => {
    for (const [place, event] of places) place.removeEventListener(event, look);
  };
}
