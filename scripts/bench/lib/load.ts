import autocannon from "autocannon";
import { median } from "./numbers.ts";
import { withProcess } from "./own-process.ts";

const warmUpSeconds = 3;
const seconds = 5;
const rounds = 3;

export type Load = { rate: number; p99: number; failed: number };

export const load = async (options: autocannon.Options): Promise<Load> => {
  const { requests, latency, non2xx, errors } = await autocannon(options);
  return { rate: requests.average, p99: latency.p99, failed: non2xx + errors };
};

const middleOf = (loads: Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  p99: median(loads.map(({ p99 }) => p99)),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});

/** Turn by turn, so that what else the machine does falls on both. */
export const compareLoads = async (
  { ours, bare }: { ours: string; bare: string },
  options: Omit<autocannon.Options, "url">,
): Promise<{ ours: Load; bare: Load }> => {
  for (const url of [ours, bare]) await load({ ...options, url, duration: warmUpSeconds });
  const [ofOurs, ofBare]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ofOurs.push(await load({ ...options, url: ours, duration: seconds }));
    ofBare.push(await load({ ...options, url: bare, duration: seconds }));
  }
  return { ours: middleOf(ofOurs), bare: middleOf(ofBare) };
};

/** What `given` is, bare-routes.ts says of each. */
export const withBareRoute = <Result>(
  kind: "counter" | "insert",
  given: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> =>
  withProcess(new URL("../bare-routes.ts", import.meta.url), [kind, given], (url: string) => work(`${url}/`));
