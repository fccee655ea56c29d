import { getPayload } from "payload";
import config from "../payload.config.ts";
import { migrationTurn } from "./migration-turn.ts";

const payload = await getPayload({ config, disableOnInit: true });
const turn = await payload.db.pool.connect();
await turn.query("select pg_advisory_lock($1)", [migrationTurn]);
await payload.db.migrate();
// Ends the session, and with it the lock.
turn.release(true);
await payload.destroy();
process.exit(0);
