import { eq } from "drizzle-orm";
import { bankFiles } from "../../platform/database/tables/bank-files.ts";
import { isXml, type ApplyDeps, type BankFileReader, type Bytes } from "../bank-files/reader.ts";
import { bookItems, type AddGifts } from "./book-items.ts";
import { CamtError } from "./camt/error.ts";
import { readCamt, type CamtItem } from "./camt/read-camt.ts";

const atOnce = 1_000;
/** Each of these locks an order while the others are booked. */
const invoicesAtOnce = 200;

const validate = async (bytes: Bytes, accounts: readonly string[][]) => {
  let lines = 0;
  try {
    for await (const { line } of readCamt(bytes, accounts)) lines = line;
    return { lines, problem: null };
  } catch (error) {
    if (!(error instanceof CamtError)) throw error;
    return { lines, problem: error.message };
  }
};

async function* batchesOf(items: AsyncIterable<CamtItem>, after: number): AsyncGenerator<CamtItem[]> {
  let some: CamtItem[] = [];
  let invoices = 0;
  for await (const item of items) {
    if (item.line <= after) continue;
    some.push(item);
    if (item.candidates.length > 0) invoices += 1;
    if (some.length < atOnce && invoices < invoicesAtOnce) continue;
    yield some;
    some = [];
    invoices = 0;
  }
  if (some.length > 0) yield some;
}

/** The next is read while the database works on this one. */
async function* readAhead<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  try {
    for (let next = values.next(); ;) {
      const read = await next;
      if (read.done === true) return;
      next = values.next();
      // Thrown when it is waited for, unless nobody comes to that.
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await values.return(undefined);
  }
}

export const createCamtReader = (addGifts: AddGifts): BankFileReader => {
  /** False when another process has booked them: that one goes on with the file. */
  const bookBatch = (deps: ApplyDeps, fileId: string, from: number, items: CamtItem[]): Promise<boolean> =>
    deps.db.transaction(async (tx) => {
      const [file] = await tx.select().from(bankFiles).where(eq(bankFiles.id, fileId)).for("update");
      if (file?.linesRead !== from) return false;
      await bookItems({ ...deps, db: tx, fileId, addGifts }, items);
      await tx
        .update(bankFiles)
        .set({ linesRead: items.at(-1)?.line ?? from })
        .where(eq(bankFiles.id, fileId));
      return true;
    });

  return {
    canRead: isXml,
    validate: ({ moneyIn }, bytes) => validate(bytes, moneyIn.accounts),
    apply: async (deps, bytes, file) => {
      let done = file.linesRead;
      const items = readCamt(bytes, deps.environment.moneyIn.accounts);
      for await (const some of readAhead(batchesOf(items, done))) {
        if (!(await bookBatch(deps, file.id, done, some))) return false;
        done = some.at(-1)?.line ?? done;
      }
      return true;
    },
  };
};
