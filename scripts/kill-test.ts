import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { compareLedgers, readRows } from "./kill-test/ledgers.ts";
import { sendVisitors } from "./kill-test/visitors.ts";
import { openWorld } from "./kill-test/world.ts";
import type { World } from "./kill-test/world.ts";
import { runMain } from "./lib/failure.ts";
import { say, seconds } from "./lib/progress.ts";

const visitors = 12;
const settleMs = 180_000;

const victims = {
  "the API": async (world: World) => {
    await world.killApi();
    await delay(randomInt(0, 400));
    await world.startApi();
  },
  PostgreSQL: async (world: World) => {
    await world.killPostgres();
    await delay(randomInt(0, 400));
    await world.startPostgres();
  },
  both: async (world: World) => {
    await Promise.all([world.killApi(), world.killPostgres()]);
    await world.startPostgres();
    await world.startApi();
  },
};
const names = Object.keys(victims) as (keyof typeof victims)[];

/** For a while payers pay, for a while they decline. */
const playPayers = async ({ standinsUrl }: World, outcome: "paid" | "declined") => {
  const payer = { outcome, afterMs: 400 };
  const response = await fetch(`${standinsUrl}/control/autopilot`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ swish: payer, mondido: payer }),
  });
  if (!response.ok) throw new Error(`The stand-ins did not take the autopilot: ${response.status}`);
};

/** Reconciliation is over when nothing is open and every receipt is away. */
const settled = async ({ databaseUrl }: World): Promise<boolean> => {
  const until = performance.now() + settleMs;
  for (;;) {
    const [open] = await readRows<{ payments: string; mails: string; refunds: string }>(
      databaseUrl,
      `select (select count(*) from payment where state in ('created', 'unknown', 'waiting')) as payments,
         (select count(*) from mail where sent_at is null) as mails,
         (select count(*) from payment where surplus and refunded_at is null) as refunds`,
    );
    if (open?.payments === "0" && open.mails === "0" && open.refunds === "0") return true;
    if (performance.now() > until) {
      say(`  Still open: ${JSON.stringify(open)}`);
      return false;
    }
    await delay(500);
  }
};

/** SIGKILL of the API, of PostgreSQL or of both, at random moments under load: `npm run kill-test -- 100`. */
await runMain(async () => {
  const rounds = Number(process.argv[2] ?? 100);
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-kill-"));
  const from = performance.now();
  const world = await openWorld(folder);
  let agreed = false;
  try {
    await playPayers(world, "paid");
    const load = sendVisitors(world.apiUrl, visitors);
    for (let round = 1; round <= rounds; round++) {
      await playPayers(world, randomInt(3) === 0 ? "declined" : "paid");
      await delay(randomInt(300, 2_000));
      const victim = names[randomInt(names.length)] ?? "both";
      await victims[victim](world);
      await world.apiReady();
      if (round % 10 === 0 || round === rounds)
        say(`  ${round} of ${rounds}: last killed ${victim}; ${load.told.length} gifts tried`);
    }
    await playPayers(world, "paid");
    await load.stop();
    const inTime = await settled(world);
    const { faults, ...counts } = await compareLedgers(world, load.told);
    const all = [...load.faults, ...faults, ...(inTime ? [] : ["not everything was settled in time"])];
    say(`  ${rounds} rounds in ${seconds(from)}: ${JSON.stringify(counts)}`);
    for (const fault of all.slice(0, 20)) say(`  FAULT ${fault}`);
    agreed = all.length === 0;
    if (agreed) say("  Our ledger and theirs agree, one for one.");
    else process.exitCode = 1;
  } finally {
    await world.close();
    if (agreed) rmSync(folder, { recursive: true, force: true });
    else say(`  What happened is kept in ${folder}`);
  }
});
