import { articleOrder } from "./kinds/article-order/module.ts";
import { bankgiroGift } from "./kinds/bankgiro-gift/module.ts";
import { removeOldLookups } from "./identity/accounts/repository.ts";
import { removeOldBankId } from "./identity/bankid/repository.ts";
import type { SignedTexts } from "./identity/bankid/shown.ts";
import { cardCommands } from "./shared/cards/commands.ts";
import type { CardKind } from "./shared/cards/reports.ts";
import { companyGift } from "./kinds/company-gift/module.ts";
import { consent } from "./rooms/consent/module.ts";
import { diplomas } from "./rooms/diplomas/module.ts";
import { giftDocument } from "./kinds/gift-document/module.ts";
import { linkedGifts } from "./kinds/linked-gift/module.ts";
import { gift } from "./kinds/gift/module.ts";
import { greetingCard } from "./kinds/greeting-card/module.ts";
import { lookups } from "./rooms/lookups/module.ts";
import type { FollowedMail } from "./platform/mail/lease.ts";
import type { MailTemplates } from "./platform/mail/templates.ts";
import { monthlyGift } from "./kinds/monthly-gift/module.ts";
import { membership } from "./kinds/membership/module.ts";
import { memorialCard } from "./kinds/memorial-card/module.ts";
import { memorialGift } from "./kinds/memorial-gift/module.ts";
import type { Module, ModuleDeps } from "./kinds/module.ts";
import { removeExpiredContent } from "./ledger/bank-files/bank-content.ts";
import { forgetPayers } from "./ledger/money-in/forget.ts";
import type { BankFileReader } from "./ledger/bank-files/reader.ts";
import { discrepancyCommands } from "./ledger/discrepancies/commands.ts";
import { orderCommands } from "./ledger/orders/resend-mail.ts";
import type { GiftHandlers, OrderHandlers } from "./ledger/orders/handler.ts";
import { orderRetention } from "./ledger/orders/forget.ts";
import { myData } from "./rooms/my-data/module.ts";
import { paymentCommands } from "./ledger/payments/refund.ts";
import { paymentMails } from "./ledger/payments/mails.ts";
import type { Retention } from "./platform/database/kept.ts";
import { postCommands, type PostedLetters } from "./platform/post/letters.ts";
import { removeExpiredDocuments } from "./platform/post/posted-tables.ts";
import type { Commands } from "./platform/staff/command.ts";
import type { PreviewedDocuments } from "./platform/previews/previewed.ts";
import type { Handler } from "./platform/jobs/jobs.ts";
import type { OwnQueue, QueueName } from "./platform/jobs/queues.ts";
import { receiptMails } from "./ledger/receipts/mails.ts";
import { withdrawals } from "./rooms/withdrawals/module.ts";
import { webEvents } from "./rooms/web-events/module.ts";
import { yearlyReceipts } from "./rooms/yearly-receipts/module.ts";
import type { Database } from "./platform/database/connect.ts";
import { removeExpiredLimits } from "./platform/http/count-calls.ts";

const list = [
  consent,
  monthlyGift,
  gift,
  linkedGifts,
  giftDocument,
  diplomas,
  companyGift,
  membership,
  articleOrder,
  memorialGift,
  memorialCard,
  greetingCard,
  bankgiroGift,
  yearlyReceipts,
  lookups,
  webEvents,
  myData,
  withdrawals,
] as const;

/** All that knows a kind of order, and the small rooms: a new one is a line here. */
export const modules: readonly Module[] = list;

/** A & B & C of A | B | C. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type PartOf<One, Part extends keyof Module> = One extends Record<Part, infer Value> ? Value : never;
type Made<Maker> = Maker extends (given: ModuleDeps) => infer Value ? Value : never;
type PartOfEach<Part extends keyof Module> = PartOf<(typeof list)[number], Part>;

/** One part of all modules in one object. Where something is missing, the types below say so. */
const collect = <Part extends keyof Module>(part: Part) =>
  Object.assign({}, ...modules.map((one) => one[part])) as Intersection<PartOfEach<Part>>;

/** The same of a part that is made with what modules are given. */
const collectWith = <Part extends "gifts" | "jobs">(part: Part, given: ModuleDeps) =>
  Object.assign({}, ...modules.map((one) => one[part]?.(given))) as Intersection<Made<PartOfEach<Part>>>;

export const orderHandlers: OrderHandlers = collect("orders");

export const mailTemplates: MailTemplates = {
  ...receiptMails(orderHandlers),
  ...paymentMails(orderHandlers),
  ...collect("mails"),
};

export const followed: FollowedMail = collect("followed");
export const previews: PreviewedDocuments = collect("previews");
export const postedLetters: PostedLetters = collect("posted");
export const signedTexts: SignedTexts = collect("signed");

export const cardKinds: CardKind[] = modules.flatMap(({ card }) => card ?? []);

export const bankFileReaders: readonly BankFileReader[] = modules.flatMap(({ bankFiles }) => bankFiles ?? []);

const moduleCommands = Object.assign(
  {},
  ...modules.map(({ commands }) => commands?.(orderHandlers, bankFileReaders)),
) as Commands;

export const broughtCommands: Commands = {
  ...paymentCommands,
  ...orderCommands(orderHandlers),
  ...discrepancyCommands(orderHandlers),
  ...postCommands(postedLetters),
  ...cardCommands(cardKinds),
  ...moduleCommands,
};

export const giftHandlers = (given: ModuleDeps): GiftHandlers => collectWith("gifts", given);

/** What would be kept longer than the table says is a compile error. */
const retention: Required<Retention> = {
  bankIdOrder: removeOldBankId,
  accountLookup: removeOldLookups,
  ...orderRetention(orderHandlers),
  documentWords: removeExpiredDocuments,
  bankFile: async (db) => {
    await removeExpiredContent(db);
    await forgetPayers(db);
  },
  ...collect("retention"),
};

/** A queue that no module works, and that the floors below do not, is a compile error: its jobs would wait in silence. */
export const jobHandlers = (given: ModuleDeps): Record<Exclude<QueueName, OwnQueue>, Handler> =>
  collectWith("jobs", given);

export const runRetention = async (db: Database): Promise<void> => {
  await removeExpiredLimits(db);
  for (const remove of Object.values(retention)) await remove(db);
};
