import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { toneOf } from "../orders/tone.ts";
import { formatAmount, formatDate, formatOrganisationNumber } from "./format.ts";
import type { PaidOrder } from "../orders/paid-order.ts";

const methodWords: Record<StoredMethod, TextKey> = {
  swishDirect: "receipt.method.swish",
  swishNumber: "receipt.method.swish",
  card: "receipt.method.card",
  directDebit: "receipt.method.directDebit",
};

const donorName = ({ donorKind, firstName, lastName, companyName }: PaidOrder): string | null => {
  if (donorKind === "anonymous") return null;
  return donorKind === "company" ? companyName : [firstName, lastName].filter(Boolean).join(" ");
};

export type ReceiptDeps = { published: Published; documents: Documents; handlers: OrderHandlers };

export const receiptWords = (order: PaidOrder, { published, documents, handlers }: ReceiptDeps) => {
  const say = (key: TextKey, fillIns?: FillIns) => published.say(order.language, key, fillIns);
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
      [say("receipt.number"), order.shortReference],
      [say("receipt.date"), formatDate(order.paidAt, order.language)],
      itemRow(order, say),
      [say("receipt.method"), say(methodWords[order.method])],
      ...(donor === null ? [] : [[say(payer), donor]]),
      ...(order.organisationNumber === null
        ? []
        : [[say("receipt.organisationNumber"), formatOrganisationNumber(order.organisationNumber)]]),
    ],
    tax: say(...taxOf(order)),
    facts: [
      [say("receipt.account90"), account90],
      [say("receipt.organisationNumber"), organisationNumber],
      [say("receipt.address"), address],
      [say(questions), `${phone.shown}\n${email}`],
    ],
  };
};
