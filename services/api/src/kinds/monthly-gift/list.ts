import { mandateStates, type MandateState } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { count, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { Mandate } from "./repository.ts";

const mostListed = 500;

export const listed = (mandate: Mandate) => ({
  number: mandate.shortReference,
  state: mandate.state,
  since: mandate.stateSince,
  code: mandate.code,
  toBank: mandate.bankErrand,
  leftOut: mandate.nightProblem,
  approvalAskedBy: mandate.approvalAskedBy,
  channel: mandate.channel,
  amount: mandate.amountOre === null ? null : toSek(mandate.amountOre),
  day: mandate.drawDay,
  firstDraw: mandate.firstDrawOn,
  bank: mandate.bankName,
  payerNumber: mandate.payerNumber,
});

const isState = (asked: string): asked is MandateState => (mandateStates as readonly string[]).includes(asked);

export const listMandates = (db: Database, asked: string | undefined): Promise<string> => {
  if (asked === undefined) {
    const { state } = mandates;
    const rows = () => db.select({ state, mandates: count() }).from(mandates).groupBy(state).orderBy(state);
    return showSections(db, [{ heading: "States of mandates", remedy: "Those of one: -- list <state>", rows }]);
  }
  if (!isState(asked)) throw new Error(`Say which state: ${mandateStates.join(", ")}.`);
  const rows = async () => {
    const which = db.select().from(mandates).where(eq(mandates.state, asked));
    return (await which.orderBy(desc(mandates.stateSince)).limit(mostListed)).map(listed);
  };
  const remedy = `One of them: -- show <number>. The latest first, at most ${mostListed}.`;
  return showSections(db, [{ heading: `Mandates that are ${asked}`, remedy, rows }]);
};
