import { and, desc, eq, isNull, isNotNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/connect.ts";
import { pickColumns } from "../../../platform/database/tables/columns.ts";
import { now } from "../../../platform/database/time.ts";
import { bankFileEvents, bankFileParts, bankFiles, bankNotices } from "../../../platform/database/tables/bank-files.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";
import type { OrderHandlers } from "../../../ledger/orders/handler.ts";
import { withoutWorkers } from "../../../ledger/payments/deps.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import { showSections } from "../../../platform/staff/section.ts";
import { readContent } from "../../../ledger/bank-files/bank-content.ts";
import { isOpenAside, noLongerAside, readToEnd } from "../../../ledger/bank-files/read-files.ts";
import { readerOf, type BankFileReader } from "../../../ledger/bank-files/reader.ts";
import { answeredLines } from "./answered-lines.ts";
import { splitLines } from "./autogiro/line.ts";
import { staffNote } from "../../../platform/staff/command.ts";

const shown = 60;

type Written = string | undefined;
const keep = (db: Pick<Database, "insert">, fileId: string, what: string, written: Written) =>
  db.insert(bankFileEvents).values({ fileId, what, ...staffNote(written) });

export const listBankFiles = (db: Database): Promise<string> =>
  showSections(db, [
    {
      heading: "Files to the bank and from it",
      remedy: "The newest first.",
      rows: () =>
        db
          .select({
            id: bankFiles.id,
            way: bankFiles.direction,
            file: bankFiles.name,
            ...pickColumns(bankFiles, "lines", "madeAt", "sentAt", "readAt", "problem"),
          })
          .from(bankFiles)
          .orderBy(desc(bankFiles.madeAt))
          .limit(shown),
    },
    {
      heading: "What staff have done with them",
      remedy: "The newest first: sent again, a line looked at, taken off the list.",
      rows: () =>
        db
          .select({
            ...pickColumns(bankFileEvents, "at", "who", "what"),
            file: bankFiles.name,
            note: bankFileEvents.note,
          })
          .from(bankFileEvents)
          .innerJoin(bankFiles, eq(bankFiles.id, bankFileEvents.fileId))
          .orderBy(desc(bankFileEvents.entry))
          .limit(shown),
    },
  ]);

const hasContent = async (tx: Transaction, id: string): Promise<boolean> => {
  const ofFile = eq(bankFileParts.fileId, id);
  return (
    (await tx.select({ position: bankFileParts.position }).from(bankFileParts).where(ofFile).limit(1)).length === 1
  );
};

const althoughAnswered = "although-answered";

type Again = { id: string; note: Written; although?: string | undefined };

/** Never by itself, and not by mistake when the bank has answered: people would be drawn twice. */
export const sendAgain = (
  db: Database,
  keys: PersonalNumberKeys,
  { id, note: written, although }: Again,
): Promise<string> =>
  db.transaction(async (tx) => {
    if (although !== undefined && although !== althoughAnswered)
      throw new Error(`Say nothing behind it, or ${althoughAnswered}.`);
    const [file] = await tx
      .update(bankFiles)
      .set({ stagedAt: null, sentAt: null })
      .where(and(eq(bankFiles.id, id), eq(bankFiles.direction, "toBank"), isNotNull(bankFiles.sentAt)))
      .returning({ name: bankFiles.name });
    if (!file) throw new Error("There is no such file that has been sent to the bank.");
    if (!(await hasContent(tx, id))) throw new Error("What stood in that file was removed when its time was over.");
    const { answered, lines } = await answeredLines(tx, keys, id);
    if (answered > 0 && although === undefined)
      throw new Error(
        `The bank has answered to ${answered} of the ${lines} draws and new mandates in that file, so it has had it. Sent ` +
          "once more, people may be drawn twice. If Bankgirot asks for it all the same, say so in words: " +
          `again ${id} "<who you are: who said so>" ${althoughAnswered}`,
      );
    await keep(tx, id, answered > 0 ? `again, ${answered} of ${lines} answered` : "again", written);
    return `${file.name} goes to the bank once more within a minute.\n`;
  });

type ReadDeps = {
  db: Database;
  environment: Pick<Environment, "personalNumberKeys" | "autogiro" | "moneyIn">;
  handlers: OrderHandlers;
  readers: readonly BankFileReader[];
};
type ReadAside = { id: string; note: Written };

/**
 * Once what stopped it is mended, a setting or our reader. The whole file is read here, whatever settings the API runs
 * with.
 */
export const readAside = (
  { db, environment, handlers, readers }: ReadDeps,
  { id, note: written }: ReadAside,
): Promise<string> =>
  db.transaction(async (tx) => {
    const isAside = and(eq(bankFiles.id, id), or(isOpenAside, isNotNull(bankFiles.setAsideAt)));
    const [file] = await tx.select().from(bankFiles).where(isAside).for("update");
    if (!file) throw new Error("There is no such file that was set aside.");
    if (!(await hasContent(tx, id))) throw new Error("What stood in that file was removed when its time was over.");
    const bytes = () => readContent(tx, environment.personalNumberKeys, id);
    const reader = await readerOf(readers, bytes());
    const { lines, problem } = await reader.validate(environment, bytes());
    if (problem !== null) throw new Error(`It cannot be read yet: ${problem}.`);
    await keep(tx, id, "read", written);
    await tx.update(bankFiles).set(noLongerAside(lines)).where(isAside);
    await readToEnd({ ...withoutWorkers, db: tx, environment, handlers }, reader, bytes(), file);
    return `${file.name} is read.\n`;
  });

/** One line, as the bank wrote it: it may name a person, and whoever looks is written down. */
export const showLine = async (
  db: Database,
  keys: PersonalNumberKeys,
  id: string,
  line: number,
  written: Written,
): Promise<string> => {
  for await (const found of splitLines(readContent(db, keys, id))) {
    if (found.line !== line) continue;
    await keep(db, id, `line ${line}`, written);
    return `${found.text}\n`;
  }
  throw new Error("There is no such line.");
};

export const noteDone = (db: Database, id: string, line: number | undefined, written: Written): Promise<string> =>
  db.transaction(async (tx) => {
    const done =
      line === undefined
        ? await tx
            .update(bankFiles)
            .set({ setAsideAt: sql`coalesce(${bankFiles.setAsideAt}, now())`, doneAt: now })
            .where(and(eq(bankFiles.id, id), isOpenAside))
            .returning({ id: bankFiles.id })
        : await tx
            .update(bankNotices)
            .set({ doneAt: now })
            .where(and(eq(bankNotices.fileId, id), eq(bankNotices.line, line), isNull(bankNotices.doneAt)))
            .returning({ id: bankNotices.fileId });
    if (done.length === 0) throw new Error("Nothing of that waits for somebody.");
    await keep(tx, id, line === undefined ? "done" : `done ${line}`, written);
    return "Noted: it is off the list.\n";
  });
