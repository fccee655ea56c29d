import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import autocannon from "autocannon";
import type { Result } from "autocannon";
import { ensureDatabase } from "../../lib/databases.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { median, takeTurns } from "../lib/numbers.ts";
import { giftRequest } from "../lib/orders.ts";
import { withProcess } from "../lib/own-process.ts";
import type { BenchContext } from "../lib/part.ts";

const connections = 32;
const warmUpSeconds = 3;
const seconds = 5;
const rounds = 3;

const load = (url: string, duration = seconds) => autocannon({ url, duration, connections, requests: [giftRequest] });

const compare = async (ours: string, bare: string): Promise<Figure[]> => {
  for (const url of [ours, bare]) await load(url, warmUpSeconds);
  const seen = await takeTurns(rounds, { ours: () => load(ours), bare: () => load(bare) });
  const rate = (results: Result[]) => median(results.map(({ requests }) => requests.average));
  const p99 = (results: Result[]) => median(results.map(({ latency }) => latency.p99));
  return [
    {
      what: `Gift orders, ${connections} connections`,
      unit: "requests/s",
      measured: rate(seen.ours),
      baseline: rate(seen.bare),
      bar: { shareOfBaseline: 0.5 },
    },
    { what: "Gift orders, slowest of a hundred", unit: "ms", measured: p99(seen.ours), baseline: p99(seen.bare) },
    {
      what: "Gift orders that failed",
      unit: "points",
      measured: seen.ours.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
      bar: { atMost: 0 },
    },
  ];
};

export const orders = async (context: BenchContext): Promise<Figure[]> => {
  const { apiUrl, databaseUrl } = await context.stack();
  const database = await ensureDatabase(databaseUrl("postgres"), "bench_bare");
  return withProcess(new URL("../bare-insert.ts", import.meta.url), [database], (bare: string) =>
    step("Gift orders under load", () => compare(apiUrl + regularGiftCall.path, bare)),
  );
};
