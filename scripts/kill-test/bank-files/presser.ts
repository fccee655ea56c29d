import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { max } from "drizzle-orm";
import { connect, type Transaction } from "../../../services/api/src/platform/database/connect.ts";
import { bankNights } from "../../../services/api/src/platform/database/tables/bank-files.ts";
import { readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { Refusal } from "../../../services/api/src/platform/http/refusal.ts";
import { createJobs } from "../../../services/api/src/platform/jobs/jobs.ts";
import { keepNightAway } from "../../../services/api/src/kinds/monthly-gift/bank/bank-instructions.ts";
import { changeByKey } from "../../../services/api/src/kinds/monthly-gift/changes.ts";
import { createPress, type Press } from "../../../services/api/src/kinds/monthly-gift/self-service/press.ts";
import { shownMandates } from "../../../services/api/src/kinds/monthly-gift/self-service/shown.ts";
import type { Begun, FromPresser } from "./promises.ts";

/** Changes monthly gifts as their holders would on my pages, by what they are shown, until it is killed. */
const [first = "", holders = "", left = "[]"] = process.argv.slice(2);
const lookups = holders === "" ? [] : holders.split(",");
const environment = readEnvironment(process.env);
const { db, close } = connect({ url: environment.databaseUrl, poolSize: 2, onIdleError: () => undefined });
const jobs = createJobs(environment);
const published = { giftLimits: () => ({ least: 1, most: 100_000 }), giftPresets: () => [200] };
const tell = (message: FromPresser) => new Promise((sent) => process.send?.(message, undefined, undefined, sent));

const oneOf = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One;

const wished = (shown: MyMandate): Press | undefined => {
  const of = { mandate: shown.number, idempotencyKey: randomUUID() };
  const choice = randomInt(100);
  if (choice < 2) return { change: "end", ...of };
  const { nextDraw, amount, pausedDays } = shown;
  if (nextDraw === null || amount === null) return undefined;
  if (choice < 40) return { change: "amount", ...of, from: amount, amount: 50 + randomInt(1_000), drawOn: nextDraw.on };
  const { drawDay, nextDraw: drawOn } = oneOf(shown.days.filter((one) => one.drawDay !== shown.drawDay));
  if (choice < 75) return { change: "day", ...of, drawDay, drawOn };
  if (pausedDays[0] !== undefined) return { change: "resume", ...of, drawOn: pausedDays[0] };
  const pause = oneOf(shown.pauses);
  return { change: "pause", ...of, months: pause.months, drawOn: pause.nextDraw };
};

/** The evening of the latest night, which nobody runs past meanwhile. */
const evening = async (tx: Transaction): Promise<string> => {
  await keepNightAway(tx);
  const [night] = await tx.select({ day: max(bankNights.day) }).from(bankNights);
  return night?.day ?? first;
};

const pressed = async (tx: Transaction, { lookup, body }: Begun, on: string): Promise<void> => {
  const person = { id: "", lookup, personalNumber: "", name: "", emails: [], mobiles: [] };
  await createPress({ jobs, published, on })(tx, person, body);
};

/** Nothing was changed by what is refused, also when it is pressed again after a kill. */
const telling = async (begun: Begun | undefined, work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  if (!begun) return;
  const key = begun.body.idempotencyKey;
  const row = await changeByKey(db, key);
  if (!row) {
    await tell({ refused: key });
    return;
  }
  const { what, toOre, toDay, pausedMonths, toDraw, number } = row;
  const holdsFrom = (what === "end" ? row.fromDraw : row.holdsFrom) ?? row.holdsFrom;
  await tell({ promised: key, lookup: begun.lookup, number, what, toOre, toDay, pausedMonths, holdsFrom, toDraw });
};

await tell({ ready: true });
for (const begun of JSON.parse(left) as Begun[])
  await telling(
    begun,
    db.transaction(async (tx) => pressed(tx, begun, await evening(tx))),
  );
while (lookups.length > 0) {
  const lookup = oneOf(lookups);
  let begun: Begun | undefined;
  const work = db.transaction(async (tx) => {
    const on = await evening(tx);
    const [shown] = await shownMandates(tx, { published, on }, lookup);
    const body = shown?.state === "active" ? wished(shown) : undefined;
    if (!body) return;
    begun = { lookup, body };
    // Known before it can be done, however soon this process is killed.
    await tell({ begun });
    await pressed(tx, begun, on);
  });
  await work.catch(() => undefined);
  await telling(begun, work);
  await delay(5);
}
await jobs.stop();
await close();
process.disconnect();
