/** Does `step` over and over, with a pause between, and at once when told. One at a time. */
export const repeat = (step: () => void, pauseMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = () => {
    clearTimeout(timer);
    if (stopped) return;
    step();
    timer = setTimeout(turn, pauseMs);
  };
  turn();
  return {
    now: () => void setImmediate(turn),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
