/** From the first call of `now`, runs `step` over and over, with a pause between. */
export const repeat = (step: () => void, pauseMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let called = false;
  const turn = () => {
    clearTimeout(timer);
    called = false;
    if (stopped) return;
    step();
    timer = setTimeout(turn, pauseMs);
  };
  return {
    now: () => {
      if (called) return;
      called = true;
      setImmediate(turn);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
