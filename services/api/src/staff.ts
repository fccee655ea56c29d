import { commands } from "./commands.ts";
import { runCommand } from "./platform/staff/command.ts";
import { withDatabase } from "./platform/staff/with-database.ts";

/** Runs what staff type: package.json has a script for each name. */
await withDatabase((db, environment) => runCommand(commands, { db, environment }, process.argv.slice(2)));
