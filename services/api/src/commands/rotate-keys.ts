import { rotateSignatures } from "../identity/bankid/rotate-keys.ts";
import { rotatePersonalNumbers } from "../ledger/donors/rotate-keys.ts";
import { rotateBankFiles } from "../kinds/monthly-gift/bank/rotate-bank-files.ts";
import { rotateMandates } from "../kinds/monthly-gift/rotate-keys.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

/** After a new key has been configured: `npm run rotate-keys --workspace services/api`. */
await withDatabase(async (db, { personalNumberKeys }) => {
  const orders = await rotatePersonalNumbers(db, personalNumberKeys);
  const signatures = await rotateSignatures(db, personalNumberKeys);
  const rotated = orders + signatures + (await rotateMandates(db, personalNumberKeys));
  await rotateBankFiles(db, personalNumberKeys);
  return `The numbers of ${rotated} orders, signatures and mandates are now encrypted with key ${personalNumberKeys.current}. Older keys are needed no longer, an hour from now: who is at BankID goes on with them so long.\n`;
});
