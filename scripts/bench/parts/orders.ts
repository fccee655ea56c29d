import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import { step } from "../../lib/progress.ts";
import { giftRequest } from "../lib/gift-request.ts";
import { median } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const warmUpSeconds = 3;
const seconds = 5;
const rounds = 3;
const connections = 32;
const shareOfBareRoute = 0.5;
const bareInsert = fileURLToPath(new URL("../bare-insert.ts", import.meta.url));

type Load = { rate: number; p99: number; failed: number };

const load = async (url: string, duration: number): Promise<Load> => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration,
    connections,
    requests: [giftRequest],
  });
  return { rate: requests.average, p99: latency.p99, failed: non2xx + errors };
};

/** Turn by turn, so that what else the machine does falls on both. */
const compare = async (ours: string, bare: string): Promise<{ ours: Load[]; bare: Load[] }> => {
  for (const url of [ours, bare]) await load(url, warmUpSeconds);
  const seen: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    seen.ours.push(await load(ours, seconds));
    seen.bare.push(await load(bare, seconds));
  }
  return seen;
};

const middle = (loads: Load[], of: "rate" | "p99") => median(loads.map((each) => each[of]));

export const orders: Part = {
  name: "orders",
  about: "gift orders a second, beside a bare route with one insert on the same PostgreSQL",
  run: async (context) => {
    const { apiUrl, databaseUrl } = await context.stack();
    const bareDatabase = await ensureDatabase(databaseUrl("postgres"), "bench_bare");
    const bare = fork(bareInsert, [bareDatabase], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    try {
      const [port] = (await once(bare, "message")) as [number];
      const seen = await step("Gift orders under load", () =>
        compare(`${apiUrl}${regularGiftCall.path}`, `http://127.0.0.1:${port}/`),
      );
      const failed = seen.ours.reduce((sum, each) => sum + each.failed, 0);
      return [
        {
          what: `Gift orders, ${connections} connections`,
          unit: "requests/s",
          measured: middle(seen.ours, "rate"),
          baseline: middle(seen.bare, "rate"),
          bar: { shareOfBaseline: shareOfBareRoute },
          notes: [`failed orders: ${failed}`],
        },
        {
          what: "Gift orders, slowest of a hundred",
          unit: "ms",
          measured: middle(seen.ours, "p99"),
          baseline: middle(seen.bare, "p99"),
        },
        { what: "Gift orders that failed", unit: "points", measured: failed, bar: { atMost: 0 } },
      ];
    } finally {
      bare.kill();
    }
  },
};
