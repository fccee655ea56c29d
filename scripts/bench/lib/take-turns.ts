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
