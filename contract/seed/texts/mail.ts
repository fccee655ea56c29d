import { articleMail } from "./mail-articles.ts";
import { companyGiftMail } from "./mail-company-gifts.ts";
import { giftDocumentMail } from "./mail-gift-documents.ts";
import { giftLinkMail } from "./mail-gift-links.ts";
import { greetingCardMail } from "./mail-greeting-cards.ts";
import { monthlyChangeMail } from "./mail-monthly-changes.ts";
import { mandateMail } from "./mail-mandates.ts";
import { membershipMail } from "./mail-memberships.ts";
import { memorialMail } from "./mail-memorials.ts";
import { mailParts } from "./mail-ways.ts";
import { receiptMail } from "./mail-receipts.ts";
import { myDataMail } from "./mail-my-data.ts";
import { withdrawalMail } from "./mail-withdrawals.ts";
import type { Translations } from "./translation.ts";

export const mail = {
  ...receiptMail,
  ...articleMail,
  ...companyGiftMail,
  ...giftDocumentMail,
  ...giftLinkMail,
  ...greetingCardMail,
  ...mandateMail,
  ...monthlyChangeMail,
  ...membershipMail,
  ...memorialMail,
  ...myDataMail,
  ...withdrawalMail,
  ...mailParts,
} satisfies Translations;
