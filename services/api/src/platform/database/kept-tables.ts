import type { KeptForGoodName, KeptName } from "@hjarta-lunga/contract/kept.ts";
import type { PgTable } from "drizzle-orm/pg-core";
import * as articles from "./tables/articles.ts";
import * as bankFiles from "./tables/bank-files.ts";
import * as cards from "./tables/cards.ts";
import * as companyGifts from "./tables/company-gifts.ts";
import * as documents from "./tables/documents.ts";
import * as giftLinks from "./tables/gift-links.ts";
import * as identity from "./tables/identity.ts";
import * as invoices from "./tables/invoices.ts";
import * as lookups from "./tables/lookups.ts";
import * as mail from "./tables/mail.ts";
import * as mandates from "./tables/mandates.ts";
import * as memberships from "./tables/memberships.ts";
import * as moneyIn from "./tables/money-in.ts";
import * as myData from "./tables/my-data.ts";
import * as orders from "./tables/orders.ts";
import * as payments from "./tables/payments.ts";
import * as platform from "./tables/platform.ts";
import * as visits from "./tables/visits.ts";
import * as withdrawals from "./tables/withdrawals.ts";

/** A test reads the folder: a file that is not here fails. */
export const tableModules = {
  articles,
  bankFiles,
  cards,
  companyGifts,
  documents,
  giftLinks,
  identity,
  invoices,
  lookups,
  mail,
  mandates,
  memberships,
  moneyIn,
  myData,
  orders,
  payments,
  platform,
  visits,
  withdrawals,
};

type Modules = typeof tableModules;
type ExportsOf<Module> = Module extends unknown ? Module[keyof Module] : never;
type Table = Extract<ExportsOf<Modules[keyof Modules]>, PgTable>;
type TableName = Table["_"]["name"];

/**
 * `goes`: the whole row, or with what it belongs to. `personGoes`: what tells of somebody is emptied then, and the rest
 * stays. A table without a rule is a compile error.
 */
export type TableRule =
  { goes: KeptName } | { personGoes: KeptName; stays: KeptForGoodName } | { stays: KeptForGoodName };

export const keptTables: Record<TableName, TableRule> = {
  account_lookup: { goes: "accountLookup" },
  address_proof: { goes: "addressProof" },
  article_order: { goes: "freeArticleOrder" },
  article_stock: { stays: "stock" },
  article_stock_change: { stays: "stock" },
  bank_file: { stays: "books" },
  bank_file_event: { stays: "books" },
  bank_file_part: { goes: "bankFile" },
  bank_night: { stays: "books" },
  bank_notice: { stays: "books" },
  bankid_order: { goes: "bankIdOrder" },
  bankid_signature: { goes: "mandate" },
  bankid_token: { goes: "bankIdOrder" },
  comment: { goes: "comment" },
  company_gift_details: { goes: "paidOrder" },
  consent_choice: { goes: "consentChoice" },
  deceased_person: { stays: "registers" },
  diploma: { goes: "diploma" },
  funeral_parlor: { stays: "registers" },
  gift_document: { goes: "documentWords" },
  gift_document_details: { goes: "documentWords" },
  gift_link: { goes: "mailing" },
  gift_mailing: { goes: "mailing" },
  greeting_card: { goes: "greetingCard" },
  greeting_card_audit: { goes: "greetingCard" },
  greeting_card_report: { goes: "greetingCard" },
  invoice: { personGoes: "invoice", stays: "books" },
  invoice_number: { stays: "numbers" },
  mail: { goes: "paidOrder" },
  mail_link: { goes: "addressProof" },
  mandate: { goes: "mandate" },
  mandate_change: { goes: "mandate" },
  mandate_draw: { goes: "mandate" },
  mandate_event: { goes: "mandate" },
  mandate_pause: { goes: "mandate" },
  member: { goes: "membership" },
  membership_details: { goes: "membership" },
  membership_year: { goes: "membership" },
  memorial_candle: { goes: "candle" },
  memorial_card: { goes: "candle" },
  memorial_card_audit: { goes: "candle" },
  memorial_card_report: { goes: "candle" },
  memorial_details: { goes: "documentWords" },
  memorial_sheet: { goes: "documentWords" },
  missed_draw_event: { goes: "mandate" },
  money_in: { personGoes: "bankFile", stays: "books" },
  order_line: { stays: "books" },
  orders: { personGoes: "paidOrder", stays: "books" },
  payment: { personGoes: "paidOrder", stays: "books" },
  payment_discrepancy: { stays: "books" },
  payment_event: { stays: "books" },
  person: { goes: "person" },
  person_address: { goes: "person" },
  published_snapshot: { stays: "published" },
  rate_limit: { stays: "rates" },
  register_edition: { stays: "registers" },
  staff_read: { goes: "staffRead" },
  uploaded_artwork_file: { stays: "published" },
  web_event: { goes: "webEvent" },
  withdrawal: { goes: "withdrawal" },
};
