import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import type { Database } from "../../platform/database/connect.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { mandateEnding } from "./mail-versions.ts";
import { moveMandate } from "./move.ts";
import { liveMandatesOf, type Mandate } from "./repository.ts";
import { mandateByNumber } from "./show.ts";
import { staffNote } from "../../platform/staff/arguments.ts";

/** What the giver's mail says; of `quiet` there is none, such as when the giver has died. */
const tellings = { "as-asked": "giver", "by-us": "us", quiet: null } as const;
type Telling = keyof typeof tellings;
const isTelling = (asked: string): asked is Telling => Object.hasOwn(tellings, asked);

/** Another account that they have signed: who wants to give no more must not be drawn by that one. */
const goOn = (others: Mandate[]): string =>
  others
    .map((one) => `Their mandate ${one.shortReference} goes on (${one.state}): end it too, if they give no more.\n`)
    .join("");

type Asked = { number: string | undefined; note: string | undefined; telling?: string | undefined };

export const endMandate = async (
  db: Database,
  { number, note: written, telling = "as-asked" }: Asked,
): Promise<string> => {
  if (!isTelling(telling)) throw new Error(`Say whose wish it was: ${Object.keys(tellings).join(", ")}.`);
  const { id, state, email, holderLookup } = await mandateByNumber(db, number);
  const { who, note } = staffNote(written);
  // A form that never came back was never a direct debit: there is no end to tell of.
  const ending = isLiveMandate(state) ? tellings[telling] : null;
  await db.transaction(async (tx) => {
    if (!(await moveMandate(tx, id, { to: "revoked", who, note }))) throw new Error("That mandate has ended already.");
    if (ending === null) return;
    const mail = { template: "mandateRevoked", version: mandateEnding[ending], recipient: email } as const;
    await writeMail(tx, { ownerId: id, ...mail });
  });
  const told =
    ending === null
      ? "The giver is not told."
      : email === null
        ? "The giver has no e-mail address with us: call or write to them."
        : "The giver gets a mail.";
  const ended =
    "Ended. Nothing is drawn by it but what the bank has been asked for already; it is told with the next file.";
  return `${ended} ${told}\n${goOn(await liveMandatesOf(db, holderLookup))}`;
};
