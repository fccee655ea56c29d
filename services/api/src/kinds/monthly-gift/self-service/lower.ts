const steps = [1_000, 500, 250, 100, 50, 25, 10, 5, 1];

/** A round sum that is a quarter to a half less; else the least, if that is less. */
export const lowerThan = (sek: number, least: number): number | null => {
  if (sek <= least) return null;
  for (const step of steps) {
    const round = Math.floor((sek * 0.75) / step) * step;
    if (round >= sek / 2) return Math.max(round, least);
  }
  return least;
};
