import { rotateSignatures } from "./bankid/rotate-keys.ts";
import { rotatePersonalNumbers } from "./donors/rotate-keys.ts";
import { withDatabase } from "./staff/with-database.ts";

/** After a new key has been configured: `npm run rotate-keys --workspace services/api`. */
await withDatabase(async (db, { personalNumberKeys }) => {
  const orders = await rotatePersonalNumbers(db, personalNumberKeys);
  const rotated = orders + (await rotateSignatures(db, personalNumberKeys));
  return `${rotated} personal numbers are now encrypted with key ${personalNumberKeys.current}. Older keys are needed no longer, an hour from now: who is at BankID goes on with them so long.\n`;
});
