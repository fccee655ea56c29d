import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { isGift, storedKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaidOrder } from "../orders/paid-order.ts";
import { sayIn, type Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { formatAmount, formatDate, formatOrganisationNumber } from "./format.ts";

type Deps = { published: Published; handlers: OrderHandlers };

export const toneOf = (order: PaidOrder, { published, handlers }: Deps): OrderTone =>
  handlers[order.kind].quiet?.isQuiet(order, published) === true ? "quiet" : storedKinds[order.kind].tone;

export const methodWords: Record<StoredMethod, TextKey> = {
  swishDirect: "receipt.method.swish",
  swishNumber: "receipt.method.swish",
  card: "receipt.method.card",
  directDebit: "receipt.method.directDebit",
  bankgiro: "receipt.method.bankgiro",
  invoice: "receipt.method.invoice",
  pdfInvoice: "receipt.method.invoice",
};

const donorName = ({ donorKind, firstName, lastName, companyName }: PaidOrder): string | null => {
  if (donorKind === "anonymous") return null;
  return donorKind === "company" ? companyName : [firstName, lastName].filter(Boolean).join(" ");
};

/** Companies do not log in. */
export const isOnMyPages = ({ donorKind }: Pick<PaidOrder, "donorKind">): boolean => donorKind !== "company";

export type ReceiptDeps = { published: Published; documents: Documents; handlers: OrderHandlers; siteUrl: string };

/** Without its protocol, as somebody types it from paper. */
const myPagesOn = (siteUrl: string): string => `${new URL(siteUrl).host}${myPages.href()}`;

const receiptWords = (order: PaidOrder, { published, documents, handlers, siteUrl }: ReceiptDeps) => {
  const say = sayIn(published, order.language);
  const { name, organisationNumber, account90, address, phone, email } = published.organisation();
  const organisation = { organisation: name };
  const { texts, itemRow, taxOf } = handlers[order.kind];
  const { thanks, effect, paidFor, payer, questions } = texts.receipt;
  const donor = documents.drawn(donorName(order) ?? "");
  return {
    language: order.language,
    isQuiet: toneOf(order, { published, handlers }) === "quiet",
    organisation: name,
    documentTitle: say("receipt.documentTitle", { reference: order.shortReference, ...organisation }),
    title: say("receipt.title"),
    thanks: say(thanks),
    effect: say(effect),
    heartAlt: say("receipt.mark"),
    givenTo: say(paidFor, organisation),
    amount: formatAmount(order.amountOre, order.language),
    rows: [
      [say(isGift(order.kind) ? "receipt.giftNumber" : "receipt.number"), order.shortReference],
      [say("receipt.date"), formatDate(order.paidAt, order.language)],
      itemRow(order, say),
      [say("receipt.method"), say(methodWords[order.method])],
      ...(donor === null ? [] : [[say(payer), donor]]),
      ...(order.organisationNumber === null
        ? []
        : [[say("receipt.organisationNumber"), formatOrganisationNumber(order.organisationNumber)]]),
    ],
    tax:
      order.refundedAt === null
        ? say(...taxOf(order))
        : say("receipt.givenBack", { day: formatDate(order.refundedAt, order.language) }),
    facts: [
      [say("receipt.account90"), account90],
      [say("receipt.organisationNumber"), organisationNumber],
      [say("receipt.address"), address],
      [say(questions), [phone.shown, email, ...(isOnMyPages(order) ? [myPagesOn(siteUrl)] : [])].join("\n")],
    ],
  };
};

/** The same order and the same published words give the same bytes: in the mail, on the thank-you page and years later. */
export const makeReceipt = async (deps: ReceiptDeps, order: PaidOrder, client?: string) => ({
  fileName: `kvitto-${order.shortReference}.pdf`,
  pdf: await deps.documents.pdf({ template: "receipt", data: receiptWords(order, deps), madeAt: order.paidAt }, client),
});
