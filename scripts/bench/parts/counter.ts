import { join } from "node:path";
import { candleCounterCall, memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { someCard } from "../../kill-test/wanted.ts";
import { callJson } from "../../lib/call-json.ts";
import { readFrom } from "../../lib/databases.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { compareLoads, load, withBareRoute } from "../lib/load.ts";
import type { Load } from "../lib/load.ts";
import type { Part } from "../lib/part.ts";
import { withWorld } from "../lib/world.ts";

const connections = 32;
const shareOfBareRoute = 0.8;
const crowd = { connections: 100, overallRate: 5_000, duration: 10 };

/** A card that burns, by what it is shared by. */
const addCard = async (apiUrl: string, databaseUrl: string): Promise<string> => {
  await callJson(apiUrl + memorialCardAddCall.path, { body: someCard() });
  const [card] = await readFrom(databaseUrl)<{ reference: string }>("select reference from memorial_card");
  return card?.reference ?? "";
};

type Seen = { ours: Load; bare: Load };

const figuresOf = (seen: Seen, besideOurs: Seen, many: Load): Figure[] => [
  {
    what: `Polls of a card's counter, ${connections} connections`,
    unit: "requests/s",
    measured: seen.ours.rate,
    baseline: seen.bare.rate,
    bar: { shareOfBaseline: shareOfBareRoute },
    notes: ["the bare route tells a number, and reads, checks and heads nothing"],
  },
  {
    what: "Polls of a card's counter, beside our own plainest route",
    unit: "requests/s",
    measured: besideOurs.ours.rate,
    baseline: besideOurs.bare.rate,
    notes: ["what every route of ours does is in both: the headers, the id and the logger of a request"],
  },
  {
    what: `Polls of a card's counter, ${crowd.overallRate} asked for a second, for ${crowd.duration} seconds`,
    unit: "requests/s",
    measured: many.rate,
    notes: [`${crowd.connections} connections, load from the same machine; slowest of a hundred ${many.p99} ms`],
  },
  {
    what: "Polls of a card's counter that failed",
    unit: "points",
    measured: seen.ours.failed + besideOurs.ours.failed + many.failed,
    bar: { atMost: 0 },
  },
];

export const counter: Part = {
  name: "counter",
  about: "polls of the counter of candles a second, beside a bare route",
  run: ({ folder }) =>
    withWorld(
      join(folder, "counter"),
      async ({ apiUrl, databaseUrl }) => {
        const ours = `${apiUrl}${candleCounterCall.path}?reference=${await addCard(apiUrl, databaseUrl)}`;
        const seen = await withBareRoute("counter", "", (bare) =>
          step("Polls beside a bare route", () => compareLoads({ ours, bare }, { connections })),
        );
        const besideOurs = await step("Polls beside our own route", () =>
          compareLoads({ ours, bare: `${apiUrl}/health` }, { connections }),
        );
        return figuresOf(seen, besideOurs, await step("Polls of a crowd", () => load({ url: ours, ...crowd })));
      },
      { LOG_LEVEL: "info" },
    ),
};
