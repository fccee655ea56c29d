export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
};

export const percentile = (values: number[], of: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((of / 100) * sorted.length) - 1] ?? Number.NaN;
};

/** As the bars are written. */
export const kilobytes = (bytes: number): number => bytes / 1000;

export const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** Turn by turn, so that what else the machine does falls on all alike. */
export const takeTurns = async <Name extends string, Result>(
  rounds: number,
  works: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> => {
  const turns = Object.entries(works) as [Name, () => Promise<Result>][];
  const results = Object.fromEntries(turns.map(([name]) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++) for (const [name, work] of turns) results[name].push(await work());
  return results;
};
