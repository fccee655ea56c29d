import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { jobSchema } from "../services/api/src/platform/jobs/queues.ts";
import { bringMorning } from "./kill-test/cards.ts";
import { compareLedgers } from "./kill-test/ledgers.ts";
import { judge } from "./kill-test/judge.ts";
import { anyOf } from "./kill-test/random-orders.ts";
import { sendVisitors } from "./kill-test/visitors.ts";
import { openWorld, type World } from "./kill-test/world.ts";
import { callJson } from "./lib/call-json.ts";
import { readFrom, type Read } from "./lib/databases.ts";
import { say } from "./lib/progress.ts";

const visitors = 12;
const processes = 2;
/** Patience: a sweep whose process was killed begins anew after some minutes. */
const settleMs = 600_000;

const restart = async ({ kill, start }: World["apis"][number]) => {
  await kill();
  await delay(randomInt(0, 400));
  await start();
};

const victims = {
  "one API": async (world: World) => {
    await restart(anyOf(world.apis));
  },
  "every API": async (world: World) => {
    await Promise.all(world.apis.map(restart));
  },
  PostgreSQL: async (world: World) => {
    await world.killPostgres();
    await delay(randomInt(0, 400));
    await world.startPostgres();
  },
  all: async (world: World) => {
    await Promise.all([world.killApi(), world.killPostgres()]);
    await world.startPostgres();
    await world.startApi();
  },
};
const names = Object.keys(victims) as (keyof typeof victims)[];

const control = (standinsUrl: string, path: string, body: object) =>
  callJson(`${standinsUrl}/control${path}`, { method: "PUT", body });

const playPayers = async ({ standinsUrl }: World, outcome: "paid" | "declined") => {
  const payer = { outcome, afterMs: 400 };
  await control(standinsUrl, "/autopilot", { swish: payer, mondido: payer });
};

const modes = ["none", "slow", "down", "garbage", "lostAnswer", "slowAnswer"] as const;
const callbacks = ["normal", "lost", "late", "doubled", "outOfOrder", "forged"] as const;

const playFaults = async ({ standinsUrl }: World) => {
  for (const provider of ["swish", "mondido"]) {
    const troubled = randomInt(2) === 0;
    const fault = { mode: anyOf(modes), delayMs: 900, callback: anyOf(callbacks), callbackDelayMs: 1_500 };
    await control(standinsUrl, `/faults/${provider}`, troubled ? { ...fault, failedRefunds: randomInt(2) } : {});
  }
};

/** Retries that wait long come within seconds. */
const bringNextTries = (read: Read) =>
  read(
    `update ${jobSchema}.job set start_after = now() + interval '5 seconds'
     where state = 'retry' and start_after > now() + interval '5 seconds'`,
  );

const settled = async ({ databaseUrl }: World): Promise<boolean> => {
  const read = readFrom(databaseUrl);
  const until = performance.now() + settleMs;
  for (;;) {
    // What was paid meanwhile waits for its day too.
    await bringMorning(read);
    await bringNextTries(read);
    const [open] = await read<{ payments: string; mails: string; refunds: string }>(
      `select (select count(*) from payment where state in ('created', 'unknown', 'waiting')
           or reason = 'cancelledUnconfirmed') as payments,
         (select count(*) from mail where sent_at is null) as mails,
         (select count(*) from payment where surplus and refunded_at is null and refund_given_up_at is null) as refunds`,
    );
    if (open?.payments === "0" && open.mails === "0" && open.refunds === "0") return true;
    if (performance.now() > until) {
      say(`  Still open: ${JSON.stringify(open)}`);
      return false;
    }
    await delay(500);
  }
};

/** `npm run kill-test -- 100` */
await judge("hjarta-lunga-kill-", "Our ledger and theirs agree, one for one.", async (folder) => {
  const rounds = Number(process.argv[2] ?? 100);
  await using world = await openWorld(folder, processes);
  await playPayers(world, "paid");
  const load = sendVisitors(
    world.apis.map(({ url }) => url),
    visitors,
  );
  for (let round = 1; round <= rounds; round++) {
    await playPayers(world, randomInt(3) === 0 ? "declined" : "paid");
    await playFaults(world);
    await bringMorning(readFrom(world.databaseUrl));
    await delay(randomInt(300, 2_000));
    const victim = anyOf(names);
    await victims[victim](world);
    await world.apiReady();
    if (round % 10 === 0 || round === rounds)
      say(`  ${round} of ${rounds}: last killed ${victim}; ${load.told.length} orders tried`);
  }
  await playPayers(world, "paid");
  for (const provider of ["swish", "mondido"]) await control(world.standinsUrl, `/faults/${provider}`, {});
  await load.stop();
  const inTime = await settled(world);
  const { faults, ...counts } = await compareLedgers(world, load);
  const all = [...load.faults, ...faults, ...(inTime ? [] : ["not everything was settled in time"])];
  return { what: `${rounds} rounds`, counts, faults: all };
});
