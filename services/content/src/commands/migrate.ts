import { getPayload } from "payload";
import config from "../payload.config.ts";

const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate();
await payload.destroy();
process.exit(0);
