import { eq } from "drizzle-orm";
import { bankFiles } from "../../../platform/database/tables/bank-files.ts";
import { isXml, type ApplyDeps, type BankFileReader, type Bytes } from "../../../ledger/bank-files/reader.ts";
import { applyRecord } from "./apply-answer.ts";
import { BankFileError } from "./autogiro/line.ts";
import { readAnswer, type AnswerRecord, type Payee } from "./autogiro/read-answer.ts";

const atOnce = 200;

const validateFile = async (bytes: Bytes, payee: Payee): Promise<{ lines: number; problem: string | null }> => {
  let lines = 0;
  try {
    for await (const { line } of readAnswer(bytes, payee)) lines = line;
    return { lines, problem: null };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return { lines: error.line, problem: error.message };
  }
};

/** False when another process has applied them: that one goes on with the file. */
const applyBatch = (deps: ApplyDeps, id: string, from: number, records: AnswerRecord[]): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [file] = await tx.select().from(bankFiles).where(eq(bankFiles.id, id)).for("update");
    if (file?.linesRead !== from) return false;
    const { leadBankingDays } = deps.environment.autogiro;
    for (const record of records) await applyRecord({ ...deps, db: tx, fileId: id, leadBankingDays }, record);
    await tx
      .update(bankFiles)
      .set({ linesRead: records.at(-1)?.line ?? from })
      .where(eq(bankFiles.id, id));
    return true;
  });

export const autogiroReader: BankFileReader = {
  canRead: (beginning) => !isXml(beginning),
  validate: ({ autogiro }, bytes) => validateFile(bytes, autogiro),
  apply: async (deps, bytes, file) => {
    let done = file.linesRead;
    let some: AnswerRecord[] = [];
    for await (const record of readAnswer(bytes, deps.environment.autogiro)) {
      if (record.line <= done) continue;
      some.push(record);
      if (some.length < atOnce) continue;
      if (!(await applyBatch(deps, file.id, done, some))) return false;
      done = record.line;
      some = [];
    }
    return some.length === 0 || applyBatch(deps, file.id, done, some);
  },
};
