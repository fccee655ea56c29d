import { and, asc, eq, count, desc, inArray, sql } from "drizzle-orm";
import { mandateStates, type MandateState } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { readable } from "../../shared/cards/reports.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mandateEvents, mandatePauses, mandates } from "../../platform/database/tables/mandates.ts";
import { mandateChanges } from "../../platform/database/tables/gift-links.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { Mandate } from "./repository.ts";

const mostListed = 500;

/** The months to come in which nothing is drawn, of each that pauses. */
const pauses = async (db: Transaction, ids: string[]): Promise<ReadonlyMap<string, string>> => {
  const { mandateId, month } = mandatePauses;
  const isAhead = sql`${month} >= date_trunc('month', now() at time zone 'Europe/Stockholm')`;
  const rows = await db
    .select({ mandateId, month })
    .from(mandatePauses)
    .where(and(inArray(mandateId, ids), isAhead))
    .orderBy(asc(month));
  const grouped = Map.groupBy(rows, (row) => row.mandateId);
  return new Map([...grouped].map(([id, all]) => [id, all.map((row) => row.month.slice(0, 7)).join(" ")]));
};

const listed = (mandate: Mandate, paused: ReadonlyMap<string, string>) => ({
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
  paused: paused.get(mandate.id) ?? null,
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
    const found = await which.orderBy(desc(mandates.stateSince)).limit(mostListed);
    const paused = await pauses(
      db,
      found.map(({ id }) => id),
    );
    return found.map((mandate) => listed(mandate, paused));
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
  const paused = await pauses(db, [id]);
  const changes = async () => {
    const rows = await db
      .select()
      .from(mandateChanges)
      .where(eq(mandateChanges.mandateId, id))
      .orderBy(asc(mandateChanges.number));
    return rows.map(({ fromOre, toOre, fromDay, toDay, pausedMonths, ...change }) => ({
      ...{ at: change.at, what: change.what, by: change.who ?? "a link", note: change.note },
      from: fromOre === null ? fromDay : toSek(fromOre),
      to: toOre === null ? (toDay ?? pausedMonths) : toSek(toOre),
      ...{ holdsFrom: change.holdsFrom, nextDraw: change.toDraw },
    }));
  };
  const row = (cells: Record<string, string | number | Date | null>) => () => Promise.resolve([cells]);
  return showSections(db, [
    {
      heading: "Mandate",
      remedy: 'To end it: -- end <number> "Your name: why" [as-asked, by-us or quiet]',
      rows: row({ ...listed(mandate, paused), accountEnding, signedAt, consentVersion }),
    },
    { heading: "Who", remedy: "The holder has signed; mail goes to the address.", rows: row(who) },
    { heading: "Events", remedy: "What happened, and who did it.", rows: events },
    { heading: "Changes", remedy: "What was changed of it, and from which draw it holds.", rows: changes },
  ]);
};
