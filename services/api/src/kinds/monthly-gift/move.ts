import { mandateMoves, type MandateState } from "@hjarta-lunga/contract/mandates.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { mandateEvents, mandates, type BankInstruction } from "../../platform/database/tables/mandates.ts";
import { predecessorMandates, lockLiveMandatesOf } from "./repository.ts";
import { movePendingDraws, undoDrawsOf } from "./draws/pending-draws.ts";

export const bank = "bank";
export const holder = "holder";

export type Move = {
  to: MandateState;
  who: string;
  code?: string | null;
  note?: string | null;
  signedAt?: Date;
  /** What waits to be drawn is not taken back: whoever asks hands it on to another mandate. */
  handsDrawsOn?: boolean;
};

type Row = typeof mandates.$inferSelect;

/** The bank is told to remove a mandate that it knows of, unless the bank itself has said that it is gone. */
const instructionAfter = (from: MandateState, { to, who }: Move): BankInstruction | null => {
  if (to === "signed") return "add";
  if (to === "revoked" && who !== bank && (from === "sent" || from === "active")) return "remove";
  return null;
};

const lock = async (tx: Transaction, id: string): Promise<Row | undefined> =>
  (await tx.select().from(mandates).where(eq(mandates.id, id)).for("update"))[0];

/** Those that end with it are locked before it, oldest first as everywhere: whoever raises a gift must not wait in a ring. */
const lockWithOlder = async (tx: Transaction, id: string): Promise<Row | undefined> => {
  const [found] = await tx.select({ holder: mandates.holderLookup }).from(mandates).where(eq(mandates.id, id));
  if (found) await lockLiveMandatesOf(tx, found.holder);
  return lock(tx, id);
};

/** False when it cannot go there from where it is: news that came twice changes nothing. */
export const moveMandate = async (tx: Transaction, id: string, move: Move): Promise<boolean> => {
  const { to, who, code = null, note = null, signedAt, handsDrawsOn = false } = move;
  const row = await (to === "active" ? lockWithOlder : lock)(tx, id);
  if (!row || !mandateMoves[row.state].includes(to)) return false;
  await tx
    .update(mandates)
    .set({
      state: to,
      stateSince: now,
      code,
      bankInstruction: instructionAfter(row.state, move),
      nightProblem: null,
      ...(signedAt && { signedAt }),
    })
    .where(eq(mandates.id, id));
  await tx.insert(mandateEvents).values({ mandateId: id, fromState: row.state, toState: to, code, who, note });
  if ((to === "revoked" || to === "rejected") && !handsDrawsOn) await undoDrawsOf(tx, id);
  if (to !== "active") return true;
  for (const { before } of await predecessorMandates(tx, [id])) {
    await movePendingDraws(tx, before, id);
    await moveMandate(tx, before, { to: "revoked", who: holder, note: `replaced by ${row.shortReference}` });
  }
  return true;
};
