import { accountInFiles } from "@hjarta-lunga/contract/accounts.ts";
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import { writeLine } from "./autogiro/line.ts";
import { requestLayouts } from "./autogiro/request-layouts.ts";
import { leaveOut, clearNightProblems } from "../left-out.ts";
import { bank, moveMandate } from "../move.ts";
import { decryptNumbers } from "../numbers.ts";
import type { NumberSecrets } from "../../../ledger/donors/personal-number.ts";
import type { Mandate } from "../repository.ts";

const atOnce = 500;

type Keys = Pick<NumberSecrets, "personalNumberKeys">;

const lineOf = ({ personalNumberKeys }: Keys, bankgiro: string, row: Mandate): string => {
  const us = { bankgiro, payerNumber: row.payerNumber };
  if (row.bankInstruction === "remove") return writeLine(requestLayouts.deleteMandate, us);
  const { holder, account } = decryptNumbers(personalNumberKeys, row);
  return writeLine(requestLayouts.newMandate, { ...us, account: accountInFiles(account), identityNumber: holder });
};

export async function* exportInstructions(tx: Transaction, keys: Keys, bankgiro: string): AsyncGenerator<string[]> {
  for (let last: string | undefined, found = atOnce; found === atOnce;) {
    const rows = await tx
      .select()
      .from(mandates)
      .where(and(isNotNull(mandates.bankInstruction), last === undefined ? undefined : gt(mandates.id, last)))
      .orderBy(asc(mandates.id))
      .limit(atOnce)
      .for("update");
    const lines: string[] = [];
    const told: string[] = [];
    for (const row of rows) {
      const { id, bankInstruction } = row;
      try {
        lines.push(lineOf(keys, bankgiro, row));
      } catch (error) {
        await leaveOut(tx, id, error);
        continue;
      }
      told.push(id);
      if (bankInstruction === "add") await moveMandate(tx, id, { to: "sent", who: bank });
      else await tx.update(mandates).set({ bankInstruction: null }).where(eq(mandates.id, id));
    }
    if (lines.length > 0) yield lines;
    await clearNightProblems(tx, told);
    last = rows.at(-1)?.id;
    found = rows.length;
  }
}

/** So that no two nights are written at the same time: the second finds nothing left to say. */
export const lockBank = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank files', 0))`);

/** The night locks mandates in its own order: whoever changes several of a holder's waits until it is over. */
export const keepNightAway = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('bank files', 0))`);
