import { emailAddress } from "@hjarta-lunga/contract/schemas/donors.ts";
import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { greetingCards, memorialCards } from "../../platform/database/tables/cards.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import type { OrderHandlers } from "./handler.ts";
import { isRefused } from "../../platform/mail/lease.ts";
import type { Commands } from "../../platform/staff/command.ts";

/** A card with a gift has its order's number. */
type Numbered = { number: string; order: Pick<typeof orders.$inferSelect, "id" | "kind" | "email"> | undefined };

const dueAgain = { refusedAt: null, refusal: null };

export const resendAllRefused = async (db: Database): Promise<number> =>
  (await db.update(mails).set(dueAgain).where(isRefused).returning({ id: mails.id })).length;

type Refused = { template: MailTemplate; to: string };
type Again = {
  address?: string | undefined;
  mail?: string | undefined;
};

/** Mail to somebody else than the donor. An order has one of them at most. */
const othersMail: MailTemplate[] = ["memorialSheetToParlor", "greetingToRecipient"];
const isOthers = ({ template }: Refused): boolean => othersMail.includes(template);
const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** A donor's receipt must not reach a parlour, or whoever gets a card. */
const checkAddress = (refused: Refused[], all: Refused[], { order }: Numbered, address: string): void => {
  const names = [...new Set(refused.map(({ template }) => template))].sort().join(", ");
  const isForOther = refused.some(isOthers);
  if (isForOther && !refused.every(isOthers))
    throw new Error(`Mail to the giver and to somebody else was refused. Say which, after the address: ${names}.`);
  if (isForOther && same(order?.email ?? null, address))
    throw new Error(`${address} is the giver's address, and this mail is for somebody else.`);
  if (!isForOther && all.some((mail) => isOthers(mail) && same(mail.to, address)))
    throw new Error(`${address} is somebody else's address, and this mail is for the giver.`);
};

const isAbout = (number: string) => {
  const numbered = [orders, memorialCards, greetingCards, mandates].map(
    (table) => sql`select ${table.id} from ${table} where ${eq(table.shortReference, number)}`,
  );
  return sql`${mails.ownerId} in (${sql.join(numbered, sql` union all `)})`;
};

const correctAddress = async (
  tx: Transaction,
  handlers: OrderHandlers,
  { number, order }: Numbered,
  refused: Refused[],
  recipient: string,
) => {
  const isForOther = refused.some(isOthers);
  const isForSame = isForOther ? inArray(mails.template, othersMail) : notInArray(mails.template, othersMail);
  const wrong = refused.map(({ to }) => to);
  const hadSame = and(isAbout(number), isForSame, isNull(mails.sentAt), inArray(mails.recipient, wrong));
  await tx.update(mails).set({ recipient }).where(hadSame);
  const isWrongGreeting = and(eq(greetingCards.shortReference, number), inArray(greetingCards.recipientEmail, wrong));
  if (isForOther) await tx.update(greetingCards).set({ recipientEmail: recipient }).where(isWrongGreeting);
  if (isForOther) return;
  const isWrongCard = and(eq(memorialCards.shortReference, number), inArray(memorialCards.email, wrong));
  await tx.update(memorialCards).set({ email: recipient }).where(isWrongCard);
  const isWrongMandate = and(eq(mandates.shortReference, number), inArray(mandates.email, wrong));
  await tx.update(mandates).set({ email: recipient }).where(isWrongMandate);
  if (order?.email == null || !wrong.includes(order.email)) return;
  await tx.update(orders).set({ email: recipient }).where(eq(orders.id, order.id));
  await handlers[order.kind].correctEmail?.(tx, order.id, { from: order.email, to: recipient });
};

const columns = { id: mails.id, template: mails.template, to: mails.recipient, isRefused: sql<boolean>`${isRefused}` };

export const resendRefused = async (
  { db, handlers }: { db: Database; handlers: OrderHandlers },
  number: string,
  { address, mail }: Again = {},
): Promise<number> => {
  const recipient = address === undefined ? undefined : emailAddress.safeParse(address).data;
  if (address !== undefined && recipient === undefined) throw new Error(`${address} is no e-mail address.`);
  return db.transaction(async (tx) => {
    const { id, kind, email } = orders;
    const isAsked = eq(orders.shortReference, number);
    const [order] = await tx.select({ id, kind, email }).from(orders).where(isAsked).for("update");
    const all = await tx.select(columns).from(mails).where(isAbout(number)).orderBy(mails.id).for("update");
    const refused = all.filter((one) => one.isRefused && (mail === undefined || one.template === mail));
    if (refused.length === 0) return 0;
    if (recipient !== undefined) {
      checkAddress(refused, all, { number, order }, recipient);
      await correctAddress(tx, handlers, { number, order }, refused, recipient);
    }
    const ids = refused.map((one) => one.id);
    await tx.update(mails).set(dueAgain).where(inArray(mails.id, ids));
    if (recipient !== undefined) await tx.update(mails).set({ recipient }).where(inArray(mails.id, ids));
    return refused.length;
  });
};

export const orderCommands = (handlers: OrderHandlers): Commands => ({
  "resend-mail": {
    follows: "<order, card or mandate> [<address> [<mail>]], or all",
    explained: "Sends refused mail once more, to another address if one is given.",
    reads: "nobody",
    run: async ({ db }, [order, address, mail]) => {
      if (order === undefined)
        throw new Error(
          "Say which: the short number of an order or a memorial card, with another address if there is one, and which mail; or all.",
        );
      const due =
        order === "all" ? await resendAllRefused(db) : await resendRefused({ db, handlers }, order, { address, mail });
      if (due === 0) throw new Error("No mail like that was refused.");
      return `${due} ${due === 1 ? "mail goes" : "mails go"} once more, within a minute or two.\n`;
    },
  },
});
