import type { Database } from "../../platform/database/connect.ts";
import type { bankFiles } from "../../platform/database/tables/bank-files.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { Recording } from "../payments/record-outcome.ts";

export type BankFile = typeof bankFiles.$inferSelect;
export type Bytes = AsyncIterable<Buffer>;

export type ReaderEnvironment = Pick<Environment, "autogiro" | "moneyIn">;
export type ApplyDeps = Recording & { db: Database | Recording["db"]; environment: ReaderEnvironment };

/** Says where in the file and what is wrong, never what stood there: files hold personal numbers and names. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
}

/** Reads one format of the bank's files. Each file has exactly one reader. */
export type BankFileReader = {
  canRead: (beginning: Buffer) => boolean;
  /** Reads it whole and does nothing, so that nothing is done by the beginning of a file that is wrong at the end. */
  validate: (environment: ReaderEnvironment, bytes: Bytes) => Promise<{ lines: number; problem: string | null }>;
  /**
   * Does what the file says from where its `linesRead` stands, which is written in the same transactions. False when
   * another process has gone on with it.
   */
  apply: (deps: ApplyDeps, bytes: Bytes, file: Pick<BankFile, "id" | "linesRead">) => Promise<boolean>;
};

export const readerOf = async (readers: readonly BankFileReader[], bytes: Bytes): Promise<BankFileReader> => {
  let beginning: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    beginning = part;
    break;
  }
  const reader = readers.find(({ canRead }) => canRead(beginning));
  if (!reader) throw new Error("No reader takes that file");
  return reader;
};

/** Of two formats that the bank sends, one is XML and says so at its beginning. All else is Autogiro's. */
export const isXml = (beginning: Buffer): boolean =>
  /^(\ufeff|\xff\xfe|\xfe\xff|\xef\xbb\xbf)?\s*<(\?xml|!|([\w-]+:)?Document)/.test(
    beginning.toString("latin1").replaceAll("\0", ""),
  );
