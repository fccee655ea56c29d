export function limitConcurrency(width: number) {
  let free = width;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((next) => waiting.push(next));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
