import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/connect.ts";
import { today } from "../../../platform/database/time.ts";
import { mandateDraws, mandates, missedDrawEvents } from "../../../platform/database/tables/mandates.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import { writeMail } from "../../../platform/mail/outbox.ts";
import { staffNote } from "../../../platform/staff/command.ts";
import { lockBank } from "../bank/bank-instructions.ts";
import { insertEach } from "../left-out.ts";
import { mandateByNumber } from "../show.ts";
import { insertDraws, insertGiftOrders, newDraws } from "./insert-draws.ts";
import { lateDrawMails } from "../mail-versions.ts";
import { isMissed, missable, type Missable } from "./missed-draws.ts";
import { withAmounts, type Due } from "./monthly-draws.ts";
import { lateDrawOn, undoDraw } from "./pending-draws.ts";

type LateEnvironment = Pick<Environment, "autogiro" | "personalNumberKeys" | "personalNumberLookupKey">;
type Staff = { who: string; note: string };

const atOnce = 1_000;

const monthOf = (written: string | undefined): string => {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(written ?? "")) throw new Error("Say which month, such as 2026-12.");
  return `${written ?? ""}-01`;
};

/** Order, payment, draw, mail and the line of who did it. No file tells of it yet. */
const insertLate = async (
  tx: Transaction,
  environment: LateEnvironment,
  { month, dueOn, staff }: { month: string; dueOn: string; staff: Staff },
  rows: Due[],
): Promise<string[]> => {
  const made = newDraws(rows);
  await insertGiftOrders(tx, environment, "monthly_gift", made);
  await insertDraws(tx, { kind: "monthly", month, dueOn, fileId: null, source: "staff" }, made);
  for (const { orderId, mandate } of made)
    await writeMail(tx, {
      ownerId: orderId,
      template: "lateDraw",
      version: lateDrawMails.announced,
      recipient: mandate.email,
    });
  await tx
    .insert(missedDrawEvents)
    .values(rows.map(({ id: mandateId }) => ({ mandateId, month, what: "drawLate" as const, ...staff })));
  return made.map(({ orderId }) => orderId);
};

const refuse = (all: Missable[], asked: Missable[], month: string, day: string): void => {
  if (asked.some(({ madeUpUntil }) => day > madeUpUntil)) return;
  if (month < (all[0]?.month ?? "")) throw new Error("That month is too long ago: nobody expects to be drawn for it.");
  throw new Error("That month is made up for by the next nights, or is still to come.");
};

/** Under the lock of the nights, and never twice for a month: the table's constraint sees to it. */
export const drawLate = (
  db: Database,
  environment: LateEnvironment,
  { month: written, note }: { month: string | undefined; note: string | undefined },
): Promise<string> =>
  db.transaction(async (tx) => {
    const [month, staff] = [monthOf(written), staffNote(note)];
    await lockBank(tx);
    const [day, all] = [await today(tx), await missable(tx, environment)];
    const asked = all.filter((due) => due.month === month);
    refuse(all, asked, month, day);
    const dueOn = lateDrawOn(day, environment.autogiro.leadBankingDays);
    let [found, made] = [0, 0];
    for (const due of asked.filter(({ madeUpUntil }) => day > madeUpUntil)) {
      for (let last: string | undefined, some = atOnce; some === atOnce;) {
        const isNext = last === undefined ? undefined : gt(mandates.id, last);
        const rows = await tx
          .select()
          .from(mandates)
          .where(and(isMissed(due), isNotNull(mandates.email), isNext))
          .orderBy(asc(mandates.id))
          .limit(atOnce)
          .for("no key update");
        const late = await insertEach(tx, await withAmounts(tx, due, rows), (part, each) =>
          insertLate(part, environment, { month, dueOn, staff }, each),
        );
        [found, made] = [found + rows.length, made + late.length];
        [last, some] = [rows.at(-1)?.id, rows.length];
      }
    }
    if (found === 0) throw new Error("Nobody waits who has an e-mail address. Call the others: -- missed.");
    const told = made === 1 ? "1 giver gets a mail, and is" : `${made} givers get a mail, and are`;
    const leftOut = found === made ? "" : ` ${found - made} could not be made: see npm run attention.`;
    return `${told} drawn on ${dueOn} unless they say no.${leftOut}\n`;
  });

type LettingGo = { number: string | undefined; month: string | undefined; note: string | undefined };

export const letGo = (
  db: Database,
  environment: Pick<Environment, "autogiro">,
  { number, month: written, note }: LettingGo,
): Promise<string> =>
  db.transaction(async (tx) => {
    const [month, staff] = [monthOf(written), staffNote(note)];
    const { id: mandateId } = await mandateByNumber(tx, number);
    await lockBank(tx);
    const isItsOwn = and(eq(mandateDraws.mandateId, mandateId), eq(mandateDraws.month, month));
    const [draw] = await tx
      .select()
      .from(mandateDraws)
      .where(and(isItsOwn, eq(mandateDraws.kind, "monthly")));
    if (draw && draw.fileId !== null)
      throw new Error(`The bank has been told to draw it on ${draw.dueOn}. The giver can stop it at their own bank.`);
    if (draw && !(await undoDraw(tx, draw.id, { source: "staff", ...staff })))
      throw new Error("It is not drawn: that has been said before.");
    if (!draw) {
      const isOne = eq(mandates.id, mandateId);
      let waits = 0;
      for (const due of await missable(tx, environment))
        if (due.month === month) waits += await tx.$count(mandates, and(isOne, isMissed(due)));
      if (waits === 0) throw new Error("Nothing of that month waits for that mandate.");
    }
    await tx.insert(missedDrawEvents).values({ mandateId, month, what: "letGo", ...staff });
    return `Mandate ${number ?? ""} is not drawn for ${written ?? ""}.\n`;
  });
