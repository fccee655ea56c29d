import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { candleCounterCall, memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import pg from "pg";
import { openWorld } from "../../kill-test/world.ts";
import { someCard } from "../../kill-test/wanted.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { median } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const warmUpSeconds = 3;
const seconds = 5;
const rounds = 3;
const connections = 32;
const shareOfBareRoute = 0.8;
const crowd = { connections: 100, overallRate: 5_000, duration: 10 };
const bareCounter = fileURLToPath(new URL("../bare-counter.ts", import.meta.url));

type Load = { rate: number; p99: number; failed: number };
const load = async (url: string, options: Partial<autocannon.Options>): Promise<Load> => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, ...options });
  return { rate: requests.average, p99: latency.p99, failed: non2xx + errors };
};

/** Turn by turn, so that what else the machine does falls on both. */
const compare = async (ours: string, bare: string) => {
  for (const url of [ours, bare]) await load(url, { duration: warmUpSeconds });
  const seen: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    seen.ours.push(await load(ours, { duration: seconds }));
    seen.bare.push(await load(bare, { duration: seconds }));
  }
  return seen;
};

/** A card that burns, by what it is shared by. */
const addCard = async (apiUrl: string, databaseUrl: string): Promise<string> => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(someCard());
  const answer = await fetch(apiUrl + memorialCardAddCall.path, { method: "POST", headers, body });
  if (!answer.ok) throw new Failure(`A card was answered ${answer.status}.`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from memorial_card");
  await client.end();
  return rows[0]?.reference ?? "";
};

type Seen = Awaited<ReturnType<typeof compare>>;

const figuresOf = (seen: Seen, besideOurs: Seen, many: Load): Figure[] => {
  const middle = (loads: Load[]) => median(loads.map(({ rate }) => rate));
  const failed = [...seen.ours, ...besideOurs.ours, many].reduce((sum, each) => sum + each.failed, 0);
  return [
    {
      what: `Polls of a card's counter, ${connections} connections`,
      unit: "requests/s",
      measured: middle(seen.ours),
      baseline: middle(seen.bare),
      bar: { shareOfBaseline: shareOfBareRoute },
      notes: ["the bare route tells a number, and reads, checks and heads nothing"],
    },
    {
      what: "Polls of a card's counter, beside our own plainest route",
      unit: "requests/s",
      measured: middle(besideOurs.ours),
      baseline: middle(besideOurs.bare),
      notes: ["what every route of ours does is in both: the headers, the id and the logger of a request"],
    },
    {
      what: `Polls of a card's counter, ${crowd.overallRate} asked for a second, for ${crowd.duration} seconds`,
      unit: "requests/s",
      measured: many.rate,
      notes: [`${crowd.connections} connections, load from the same machine; slowest of a hundred ${many.p99} ms`],
    },
    { what: "Polls of a card's counter that failed", unit: "points", measured: failed, bar: { atMost: 0 } },
  ];
};

export const counter: Part = {
  name: "counter",
  about: "polls of the counter of candles a second, beside a bare route",
  run: async ({ folder }) => {
    const world = await openWorld(join(folder, "counter"), 1, { LOG_LEVEL: "info" });
    const bare = fork(bareCounter, [], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    try {
      const [port] = (await once(bare, "message")) as [number];
      const reference = await addCard(world.apiUrl, world.databaseUrl);
      const url = `${world.apiUrl}${candleCounterCall.path}?reference=${reference}`;
      const seen = await step("Polls beside a bare route", () => compare(url, `http://127.0.0.1:${port}/`));
      const besideOurs = await step("Polls beside our own route", () => compare(url, `${world.apiUrl}/health`));
      const many = await step("Polls of a crowd", () => load(url, crowd));
      return figuresOf(seen, besideOurs, many);
    } finally {
      bare.kill();
      await world.close();
    }
  },
};
