import { kept } from "@hjarta-lunga/contract/kept.ts";
import { isLiveMandate, liveMandateStates } from "@hjarta-lunga/contract/mandates.ts";
import { held } from "@hjarta-lunga/contract/my-data.ts";
import type { HeldThing } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { MakeMyDataPart } from "../../module.ts";
import type { Person } from "../../my-data-part.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { swedishDay } from "../../../platform/database/time.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { keepNightAway } from "../bank/bank-instructions.ts";
import { holder, moveMandate } from "../move.ts";
import { lockHolder, lockLiveMandatesOf } from "../repository.ts";
import { changeGift } from "./change-gift.ts";
import { createPress } from "./press.ts";
import { shownMandates } from "./shown.ts";

type MandateRow = typeof mandates.$inferSelect;

/** Of what has ended, the last day on which the law makes us keep that by which money was drawn. */
const boundUntil = async (db: Transaction, rows: readonly MandateRow[]): Promise<string | null> => {
  const ended = rows.filter(({ state }) => !isLiveMandate(state));
  if (ended.length === 0) return null;
  const ids = ended.map(({ id }) => id);
  const drawn = await db
    .selectDistinct({ id: mandateDraws.mandateId })
    .from(mandateDraws)
    .where(inArray(mandateDraws.mandateId, ids));
  const years = ended
    .filter((mandate) => drawn.some(({ id }) => id === mandate.id))
    .map(({ stateSince }) => Number(swedishDay(stateSince).slice(0, 4)));
  return years.length === 0 ? null : `${Math.max(...years) + kept.mandate.for.years}-12-31`;
};

const accountsOf = async (db: Transaction, { lookup }: Person): Promise<HeldThing[]> => {
  const rows = await db
    .select()
    .from(mandates)
    .where(eq(mandates.holderLookup, lookup))
    .orderBy(asc(mandates.createdAt));
  const [first] = rows;
  if (!first) return [];
  const accounts = rows.map(({ bankName, accountEnding }) => `${bankName} ••••${accountEnding}`);
  return [
    {
      name: "account",
      shown: [...new Set(accounts)],
      count: null,
      since: Number(swedishDay(first.createdAt).slice(0, 4)),
      until: await boundUntil(db, rows),
      kept: [...held.account],
    },
  ];
};

/** Nothing more is drawn. What the bank has been told of is, and their receipts stay. */
const endAll = async (tx: Transaction, jobs: Pick<Jobs, "send">, { lookup }: Person): Promise<void> => {
  await keepNightAway(tx);
  await lockHolder(tx, lookup);
  await lockLiveMandatesOf(tx, lookup);
  const isOfHolder = eq(mandates.holderLookup, lookup);
  for (;;) {
    const isAlive = and(isOfHolder, inArray(mandates.state, [...liveMandateStates]));
    const [mandate] = await tx.select().from(mandates).where(isAlive).orderBy(asc(mandates.createdAt)).limit(1);
    if (!mandate) break;
    await changeGift({ tx, jobs }, mandate, { what: "end" }, { who: holder, note: "asked to be forgotten" });
  }
  const forms = and(isOfHolder, eq(mandates.state, "awaiting_signature"));
  for (const { id } of await tx.select({ id: mandates.id }).from(mandates).where(forms))
    await moveMandate(tx, id, { to: "revoked", who: holder, note: "asked to be forgotten" });
};

export const monthlyGiftOnMyPages: MakeMyDataPart = ({ jobs, published }) => {
  const press = createPress({ jobs, published });
  return {
    show: async (db, { lookup }) => ({ mandates: await shownMandates(db, { published }, lookup) }),
    held: accountsOf,
    changes: { amount: press, day: press, pause: press, resume: press, end: press },
    forget: (tx, person) => endAll(tx, jobs, person),
  };
};
