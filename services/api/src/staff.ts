import { commands } from "./commands.ts";
import { runCommand } from "./platform/staff/command.ts";
import { withDatabase } from "./platform/staff/with-database.ts";

await withDatabase((db, environment) =>
  runCommand(commands, { db, environment }, process.argv.slice(2), process.env.STAFF),
);
