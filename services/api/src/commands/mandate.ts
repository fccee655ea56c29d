import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readPublished } from "../platform/content/published.ts";
import type { Database } from "../platform/database/connect.ts";
import type { Environment } from "../platform/environment/environment.ts";
import { openDocuments } from "../platform/documents/compiler.ts";
import { drawLate, letGo } from "../kinds/monthly-gift/draws/late-draws.ts";
import { showMissed } from "../kinds/monthly-gift/draws/missed-draws.ts";
import { endMandate } from "../kinds/monthly-gift/end.ts";
import { listMandates } from "../kinds/monthly-gift/list.ts";
import { approvePaper, notePaperSigned, recordPaper } from "../kinds/monthly-gift/signing/paper.ts";
import { showMandate } from "../kinds/monthly-gift/show.ts";
import { withDatabase } from "../platform/staff/with-database.ts";
import { writeNewFile } from "../platform/staff/write-new-file.ts";
import { createMakeYearlyReceipt } from "../rooms/yearly-receipts/document.ts";
import { sendYearlyReceiptAgain } from "../rooms/yearly-receipts/send-again.ts";
import { writeYearlyReceipt } from "../rooms/yearly-receipts/to-post.ts";
import { listWithoutAddress } from "../rooms/yearly-receipts/without-address.ts";

type Command = (db: Database, environment: Environment, given: (string | undefined)[]) => Promise<string>;

/** npm goes to the workspace's folder first: a file is meant where it was asked for. */
const whereAsked = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

const to = (file: string | undefined, ending: ".csv" | ".pdf") => {
  if (file?.endsWith(ending) !== true) throw new Error(`Say where to: a new file, which ends with ${ending}.`);
  return (content: Buffer | string) => writeNewFile(whereAsked(file), Buffer.from(content));
};

const commands: Record<string, Command> = {
  list: (db, _environment, [state]) => listMandates(db, state),
  show: (db, _environment, [number]) => showMandate(db, number),
  end: (db, _environment, [number, note, telling]) => endMandate(db, { number, note, telling }),
  record: async (db, secrets, [file, note]) => {
    if (file === undefined) throw new Error("Say which file has what stands on the form.");
    const form = await readFile(whereAsked(file), "utf8");
    return recordPaper({ db, published: await readPublished(db), secrets }, { form, note });
  },
  "yearly-receipt": async (db, _environment, [number, year, note, file]) => {
    if (file === undefined) return sendYearlyReceiptAgain(db, { number, year, note });
    const documents = openDocuments();
    try {
      const makeYearlyReceipt = createMakeYearlyReceipt({ published: await readPublished(db), documents });
      return await writeYearlyReceipt({ db, makeYearlyReceipt }, { number, year, note, write: to(file, ".pdf") });
    } finally {
      await documents.close();
    }
  },
  "yearly-receipts-without-address": (db, _environment, [year, file]) =>
    listWithoutAddress(db, { year, write: to(file, ".csv") }),
  missed: (db, environment) => showMissed(db, environment),
  "draw-late": (db, environment, [month, note]) => drawLate(db, environment, { month, note }),
  "let-go": (db, environment, [number, month, note]) => letGo(db, environment, { number, month, note }),
  approve: (db, secrets, [number, note]) => approvePaper({ db, secrets }, { number, note }),
  signed: (db, secrets, [number, signedOn, note]) => notePaperSigned({ db, secrets }, { number, signedOn, note }),
};

const [what = "", ...given] = process.argv.slice(2);

/** `npm run mandate --workspace services/api -- list`, or `-- end QT4M8VKX "Anna Ek: the giver called"`. */
await withDatabase((db, environment) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Error(`Say what: ${Object.keys(commands).join(", ")}.`);
  return command(db, environment, given);
});
