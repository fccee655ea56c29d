export const say = (line = ""): void => void process.stdout.write(`${line}\n`);

export const seconds = (sinceMs: number): string => {
  const total = (performance.now() - sinceMs) / 1000;
  if (total < 60) return `${total.toFixed(1)} s`;
  return `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
};

const tickMs = process.stdout.isTTY ? 1_000 : 15_000;

/** "Content service … ready in 3.1 s". The work may tell another outcome. */
export const step = async <Result>(
  label: string,
  work: (tell: (outcome: string) => void) => Promise<Result>,
): Promise<Result> => {
  const startedAt = performance.now();
  let outcome = "ready";
  const line = (end: string) => process.stdout.write(`${process.stdout.isTTY ? "\r\u001B[K" : ""}  ${label} … ${end}`);
  const tick = () => line(seconds(startedAt) + (process.stdout.isTTY ? "" : "\n"));
  if (process.stdout.isTTY) line("");
  const timer = setInterval(tick, tickMs);
  try {
    const result = await work((told) => (outcome = told));
    line(`${outcome} in ${seconds(startedAt)}\n`);
    return result;
  } catch (error) {
    line(`failed after ${seconds(startedAt)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
};
