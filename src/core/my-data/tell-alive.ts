const spareMs = 60_000;

/** The API hears of signs of life at most once a minute, and always of the last one. */
export function tellSparingly(tell: () => void) {
  let lastTold = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tellNow(): void {
    timer = undefined;
    lastTold = performance.now();
    tell();
  }
  return {
    sign: () => {
      timer ??= setTimeout(tellNow, Math.max(0, lastTold + spareMs - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
