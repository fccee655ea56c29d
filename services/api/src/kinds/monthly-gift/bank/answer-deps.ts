import { bankNotices } from "../../../platform/database/tables/bank-files.ts";
import type { Recording } from "../../../ledger/payments/record-outcome.ts";
import type { AnswerRecord } from "./autogiro/read-answer.ts";

export type AnswerDeps = Recording & { fileId: string; leadBankingDays: number };
export type Of<Name extends AnswerRecord["name"]> = Extract<AnswerRecord, { name: Name }>;

/** Nothing is done by the line, and staff are told of it. */
export const setLineAside = async (
  { db, log, fileId }: AnswerDeps,
  line: number,
  what: string,
  code: string | null = null,
): Promise<void> => {
  await db.insert(bankNotices).values({ fileId, line, what, code }).onConflictDoNothing();
  log.error({ bankFile: fileId, line, what, code }, "a line from the bank needs somebody to look at it");
};
