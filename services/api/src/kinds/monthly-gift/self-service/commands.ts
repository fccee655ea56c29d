import { drawDays, isLiveMandate, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { outsideLimits, toOre } from "@hjarta-lunga/contract/money.ts";
import { pauseMonths, type PauseMonths } from "@hjarta-lunga/contract/my-data.ts";
import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/connect.ts";
import { readPublished } from "../../../platform/content/published.ts";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import { staffNote, wholeNumber } from "../../../platform/staff/command.ts";
import { keepNightAway } from "../bank/bank-instructions.ts";
import { drawAfter, pausedDays } from "../draws/draw-months.ts";
import { scheduleOf } from "../draws/next-draw.ts";
import { lockHolder, lockLiveMandatesOf } from "../repository.ts";
import { mandateByNumber } from "../show.ts";
import { changeGift, type GiftChange } from "./change-gift.ts";

type Asked = { number: string | undefined; note: string | undefined };

/** The mail is written down, and goes with the next that are looked for. */
const jobs = { send: () => Promise.resolve() };

const changeByStaff = (db: Database, { number, note: written }: Asked, wish: GiftChange): Promise<string> =>
  db.transaction(async (tx) => {
    const { id, holderLookup } = await mandateByNumber(tx, number);
    const { who, note } = staffNote(written);
    await keepNightAway(tx);
    await lockHolder(tx, holderLookup);
    await lockLiveMandatesOf(tx, holderLookup);
    const find = () => tx.select().from(mandates).where(eq(mandates.id, id)).for("update");
    const [mandate] = await find();
    if (!mandate || !isLiveMandate(mandate.state)) throw new Error("That mandate has ended.");
    if (mandate.amountOre === null) throw new Error("Nothing is drawn by it each month.");
    if (wish.what === "resume" && pausedDays(await scheduleOf(tx, mandate)).length === 0)
      throw new Error("It does not pause.");
    await changeGift({ tx, jobs }, mandate, wish, { who, note });
    const [changed = mandate] = await find();
    const told =
      changed.email === null
        ? "The giver has no e-mail address with us: call or write to them."
        : "The giver gets a mail.";
    return `Done. The next draw that the bank has not been told of is on ${drawAfter(await scheduleOf(tx, changed))}. ${told}\n`;
  });

export const changeAmountByStaff = async (db: Database, asked: Asked & { amount: string | undefined }) => {
  const sek = wholeNumber(asked.amount);
  const { least, most } = (await readPublished(db)).giftLimits("monthly_gift");
  if (sek === undefined || outsideLimits(sek, { least, most }) !== null)
    throw new Error(`Say how many whole kronor a month, from ${least} to ${most}.`);
  return changeByStaff(db, asked, { what: "amount", toOre: toOre(sek) });
};

export const changeDayByStaff = (db: Database, asked: Asked & { day: string | undefined }): Promise<string> => {
  const drawDay = wholeNumber(asked.day) as DrawDay;
  if (!drawDays.includes(drawDay)) throw new Error(`Say which day: ${drawDays.join(", ")}.`);
  return changeByStaff(db, asked, { what: "day", drawDay });
};

export const pauseByStaff = (db: Database, asked: Asked & { months: string | undefined }): Promise<string> => {
  const months = wholeNumber(asked.months) as PauseMonths;
  if (!pauseMonths.includes(months)) throw new Error(`Say how many months: ${pauseMonths.join(", ")}.`);
  return changeByStaff(db, asked, { what: "pause", months });
};

export const resumeByStaff = (db: Database, asked: Asked) => changeByStaff(db, asked, { what: "resume" });
