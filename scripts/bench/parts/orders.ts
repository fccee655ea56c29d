import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import { step } from "../../lib/progress.ts";
import { giftRequest } from "../lib/gifts.ts";
import { compareLoads, withBareRoute } from "../lib/load.ts";
import type { Part } from "../lib/part.ts";

const connections = 32;
const shareOfBareRoute = 0.5;

export const orders: Part = {
  name: "orders",
  about: "gift orders a second, beside a bare route with one insert on the same PostgreSQL",
  run: async (context) => {
    const { apiUrl, databaseUrl } = await context.stack();
    const bareDatabase = await ensureDatabase(databaseUrl("postgres"), "bench_bare");
    const ours = `${apiUrl}${regularGiftCall.path}`;
    const seen = await withBareRoute("insert", bareDatabase, (bare) =>
      step("Gift orders under load", () => compareLoads({ ours, bare }, { connections, requests: [giftRequest] })),
    );
    const { failed } = seen.ours;
    return [
      {
        what: `Gift orders, ${connections} connections`,
        unit: "requests/s",
        measured: seen.ours.rate,
        baseline: seen.bare.rate,
        bar: { shareOfBaseline: shareOfBareRoute },
        notes: [`failed orders: ${failed}`],
      },
      {
        what: "Gift orders, slowest of a hundred",
        unit: "ms",
        measured: seen.ours.p99,
        baseline: seen.bare.p99,
      },
      { what: "Gift orders that failed", unit: "points", measured: failed, bar: { atMost: 0 } },
    ];
  },
};
