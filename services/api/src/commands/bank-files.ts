import { isProduction } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import type { Database } from "../platform/database/connect.ts";
import type { Environment } from "../platform/environment/environment.ts";
import { openBankFolders } from "../kinds/monthly-gift/bank/bank-folders.ts";
import { listBankFiles, noteDone, readAside, sendAgain, showLine } from "../kinds/monthly-gift/bank/bank-staff.ts";
import { sendFiles } from "../kinds/monthly-gift/bank/send-files.ts";
import { writeNight } from "../kinds/monthly-gift/bank/write-night.ts";
import { wholeNumber } from "../platform/staff/whole-number.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const idOf = (id = ""): string => {
  if (!z.guid().safeParse(id).success) throw new Error("Say which file: its id in the list.");
  return id;
};

const lineOf = (written: string | undefined): number => {
  const line = wholeNumber(written);
  if (line === undefined) throw new Error("Say which line: its number in the list.");
  return line;
};

/** The night of another day than today's, where the clock is moved to try a whole month. */
const runNight = async (db: Database, environment: Environment, night = ""): Promise<string> => {
  if (isProduction(process.env)) throw new Error("In production nights come by themselves, and each once.");
  if (!/^\d{4}-\d\d-\d\d$/.test(night)) throw new Error("Say which night: 2026-12-18.");
  const written = await writeNight(db, environment, night);
  await sendFiles(db, environment.personalNumberKeys, await openBankFolders(environment.autogiro.folder));
  return written === undefined ? "There was nothing to tell the bank.\n" : "The file has gone to the bank.\n";
};

type Command = (db: Database, environment: Environment, given: (string | undefined)[]) => Promise<string>;

const commands: Record<string, Command> = {
  list: (db) => listBankFiles(db),
  again: (db, { personalNumberKeys }, [id, note, although]) =>
    sendAgain(db, personalNumberKeys, { id: idOf(id), note, although }),
  read: (db, environment, [id, note]) => readAside(db, environment, { id: idOf(id), note }),
  line: (db, { personalNumberKeys }, [id, line, note]) =>
    showLine(db, personalNumberKeys, idOf(id), lineOf(line), note),
  done: (db, _environment, [id, line, note]) =>
    note === undefined ? noteDone(db, idOf(id), undefined, line) : noteDone(db, idOf(id), lineOf(line), note),
  night: (db, environment, [night]) => runNight(db, environment, night),
};

const [what = "", ...given] = process.argv.slice(2);

/** `npm run bank-files --workspace services/api -- list`, or `-- again <id> "Anna Ek: Bankgirot says that it never came"`. */
await withDatabase((db, environment) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Error(`Say what: ${Object.keys(commands).join(", ")}.`);
  return command(db, environment, given);
});
