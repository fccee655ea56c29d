import { leastForTaxReduction } from "@hjarta-lunga/contract/donors.ts";
import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import type { PaidGift } from "./gift.ts";
import { formatAmount, formatDate, formatOrganisationNumber } from "./format.ts";

const methodWords: Record<PaymentMethod, TextKey> = {
  swishDirect: "receipt.method.swish",
  swishNumber: "receipt.method.swish",
  card: "receipt.method.card",
};
const kindWords: Record<GiftKind, TextKey> = {
  regular_gift: "receipt.kind.regular",
  memorial_gift: "receipt.kind.memorial",
  company_gift: "receipt.kind.company",
  membership_gift: "receipt.kind.membership",
  monthly_gift: "receipt.kind.monthly",
  monthly_gift_increase: "receipt.kind.monthlyIncrease",
  extra_gift: "receipt.kind.extra",
};

/** What the Tax Agency is told, and why if nothing. */
const taxWords = ({ donorKind, amountOre, personalNumberLookup }: PaidGift): TextKey => {
  if (donorKind === "anonymous") return "receipt.tax.anonymous";
  if (donorKind === "company") return "receipt.tax.company";
  if (amountOre < toOre(leastForTaxReduction)) return "receipt.tax.tooSmall";
  return personalNumberLookup === null ? "receipt.tax.noPersonalNumber" : "receipt.tax.reported";
};

const donorName = ({ donorKind, firstName, lastName, companyName }: PaidGift): string | null => {
  if (donorKind === "anonymous") return null;
  return donorKind === "company" ? companyName : [firstName, lastName].filter(Boolean).join(" ");
};

/** Everything that stands on the receipt, in the order's language. Never a personal number; a name if it can be drawn. */
export const receiptWords = (gift: PaidGift, published: Published, drawn: Documents["drawn"]) => {
  const say = (key: TextKey, fillIns?: FillIns) => published.say(gift.language, key, fillIns);
  const { name, organisationNumber, account90, address, phone, email } = published.organisation();
  const organisation = { organisation: name };
  const donor = drawn(donorName(gift) ?? "");
  return {
    language: gift.language,
    organisation: name,
    documentTitle: say("receipt.documentTitle", { reference: gift.shortReference, ...organisation }),
    title: say("receipt.title"),
    thanks: say("receipt.thanks"),
    effect: say("receipt.effect"),
    heartAlt: say("receipt.mark"),
    givenTo: say("receipt.givenTo", organisation),
    amount: formatAmount(gift.amountOre, gift.language),
    rows: [
      [say("receipt.number"), gift.shortReference],
      [say("receipt.date"), formatDate(gift.paidAt, gift.language)],
      [say("receipt.gift"), say(kindWords[gift.kind])],
      [say("receipt.method"), say(methodWords[gift.method])],
      ...(donor === null ? [] : [[say("receipt.donor"), donor]]),
      ...(gift.organisationNumber === null
        ? []
        : [[say("receipt.organisationNumber"), formatOrganisationNumber(gift.organisationNumber)]]),
    ],
    tax: say(taxWords(gift), { least: leastForTaxReduction }),
    facts: [
      [say("receipt.account90"), account90],
      [say("receipt.organisationNumber"), organisationNumber],
      [say("receipt.address"), address],
      [say("receipt.questions"), `${phone.shown}\n${email}`],
    ],
  };
};
