import { asc, eq, count, desc } from "drizzle-orm";
import { mandateStates, type MandateState } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { readable } from "../../shared/cards/reports.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mandateEvents, mandates } from "../../platform/database/tables/mandates.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { Mandate } from "./repository.ts";

const mostListed = 500;

const listed = (mandate: Mandate) => ({
  number: mandate.shortReference,
  state: mandate.state,
  since: mandate.stateSince,
  code: mandate.code,
  toBank: mandate.bankInstruction,
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

export const mandateByNumber = async (db: Transaction, number: string | undefined): Promise<Mandate> => {
  if (number === undefined) throw new Error("Say which mandate: its number.");
  const [found] = await db.select().from(mandates).where(eq(mandates.shortReference, number));
  if (!found) throw new Error("There is no mandate with that number.");
  return found;
};

/** Whose mandate staff look at. */
export const holderOf = async (db: Database, [number]: string[]): Promise<string> =>
  (await mandateByNumber(db, number)).holderLookup;

export const showMandate = async (db: Database, number: string | undefined): Promise<string> => {
  const mandate = await mandateByNumber(db, number);
  const { id, holderName, giverFirstName, giverLastName, email, mobile, language } = mandate;
  const { accountEnding, signedAt, consentVersion } = mandate;
  const giver = readable([giverFirstName, giverLastName].filter(Boolean).join(" "));
  const who = {
    holder: readable(holderName),
    giver: giver === "" ? null : giver,
    email: email === null ? null : readable(email),
    mobile,
    language,
  };
  const { at, fromState: from, toState: to, code, who: by, note } = mandateEvents;
  const events = () =>
    db
      .select({ at, from, to, code, by, note })
      .from(mandateEvents)
      .where(eq(mandateEvents.mandateId, id))
      .orderBy(asc(mandateEvents.entry));
  const row = (cells: Record<string, string | number | Date | null>) => () => Promise.resolve([cells]);
  return showSections(db, [
    {
      heading: "Mandate",
      remedy: 'To end it: -- end <number> "Your name: why" [as-asked, by-us or quiet]',
      rows: row({ ...listed(mandate), accountEnding, signedAt, consentVersion }),
    },
    { heading: "Who", remedy: "The holder has signed; mail goes to the address.", rows: row(who) },
    { heading: "Events", remedy: "What happened, and who did it.", rows: events },
  ]);
};
