import type { Database } from "../platform/database/connect.ts";
import { discrepancySections, settledSection } from "../ledger/discrepancies/attention.ts";
import { settleDiscrepancy } from "../ledger/discrepancies/settle.ts";
import type { Environment } from "../platform/environment/environment.ts";
import { orderHandlers } from "../modules.ts";
import { showSections } from "../platform/staff/section.ts";
import { wholeNumber } from "../platform/staff/whole-number.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

type Command = (db: Database, environment: Environment, given: (string | undefined)[]) => Promise<string>;

const commands: Record<string, Command> = {
  list: (db) => showSections(db, [...discrepancySections, settledSection]),
  settle: (db, secrets, [written, as, note]) => {
    const number = wholeNumber(written);
    if (number === undefined) throw new Error("Say which: its number in the list.");
    return settleDiscrepancy({ db, secrets, handlers: orderHandlers }, { number, as, note });
  },
};

const [what = "", ...given] = process.argv.slice(2);

/** `npm run discrepancies --workspace services/api -- list`, or `-- settle 12 given-back "Anna Ek: paid out on 2 January"`. */
await withDatabase((db, environment) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Error(`Say what: ${Object.keys(commands).join(", ")}.`);
  return command(db, environment, given);
});
