import { resendAllRefused, resendRefused } from "./mail/resend.ts";
import { withDatabase } from "./staff/with-database.ts";

const [order, address] = process.argv.slice(2);

/** `npm run resend-mail --workspace services/api -- QT4M8VKX another@address.se`, or `-- all`. */
await withDatabase(async (db) => {
  if (order === undefined)
    throw new Error("Say which: an order's short number, with another address if there is one; or all.");
  const due = order === "all" ? await resendAllRefused(db) : await resendRefused(db, order, address);
  if (due === 0) throw new Error("No mail like that was refused.");
  return `${due} ${due === 1 ? "mail goes" : "mails go"} once more, within a minute or two.\n`;
});
