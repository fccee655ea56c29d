import { orderHandlers } from "../modules.ts";
import { resendAllRefused, resendRefused } from "../ledger/orders/resend-mail.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const [order, address, mail] = process.argv.slice(2);

/** `npm run resend-mail --workspace services/api -- QT4M8VKX another@address.se memorialSheetToParlor`, or `-- all`. */
await withDatabase(async (db) => {
  if (order === undefined)
    throw new Error(
      "Say which: the short number of an order or a memorial card, with another address if there is one, and which mail; or all.",
    );
  const due =
    order === "all"
      ? await resendAllRefused(db)
      : await resendRefused({ db, handlers: orderHandlers }, order, { address, mail });
  if (due === 0) throw new Error("No mail like that was refused.");
  return `${due} ${due === 1 ? "mail goes" : "mails go"} once more, within a minute or two.\n`;
});
