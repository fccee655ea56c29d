import { accountTexts } from "./texts/account.ts";
import { articleTexts } from "./texts/article.ts";
import { bankIdTexts } from "./texts/bankid.ts";
import { candleTexts } from "./texts/candle.ts";
import { candleCardTexts } from "./texts/candle-card.ts";
import { consentTexts } from "./texts/consent.ts";
import { contentTexts } from "./texts/content.ts";
import { diplomaTexts } from "./texts/diploma.ts";
import { donorTexts } from "./texts/donor.ts";
import { formTexts } from "./texts/form.ts";
import { giftTexts } from "./texts/gift.ts";
import { giftDocumentTexts } from "./texts/gift-document.ts";
import { giftLetterTexts } from "./texts/gift-letter.ts";
import { giftPaperTexts } from "./texts/gift-paper.ts";
import { giftStartTexts } from "./texts/gift-start.ts";
import { greetingCardTexts } from "./texts/greeting-card.ts";
import { greetingCardDocumentTexts } from "./texts/greeting-card-document.ts";
import { greetingTexts } from "./texts/greeting.ts";
import { extraTexts } from "./texts/extra.ts";
import { greetingOrderTexts } from "./texts/greeting-order.ts";
import { increaseTexts } from "./texts/increase.ts";
import { linkedGiftTexts } from "./texts/linked-gift.ts";
import { mailTexts } from "./texts/mail.ts";
import { mandateTexts } from "./texts/mandate.ts";
import { memorialTexts } from "./texts/memorial.ts";
import { memorialCardDocumentTexts } from "./texts/memorial-card-document.ts";
import { memorialCardTexts } from "./texts/memorial-card.ts";
import { memorialCardOrderTexts } from "./texts/memorial-card-order.ts";
import { memorialLetterTexts } from "./texts/memorial-letter.ts";
import { memorialSheetTexts } from "./texts/memorial-sheet.ts";
import { membershipTexts } from "./texts/membership.ts";
import { membershipCardTexts } from "./texts/membership-card.ts";
import { monthlyTexts } from "./texts/monthly.ts";
import { noScriptTexts } from "./texts/no-script.ts";
import { notFoundTexts } from "./texts/not-found.ts";
import { offlineTexts } from "./texts/offline.ts";
import { orderTexts } from "./texts/order.ts";
import { packingListTexts } from "./texts/packing-list.ts";
import { paymentTexts } from "./texts/payment.ts";
import { readingTexts } from "./texts/reading.ts";
import { receiptTexts } from "./texts/receipt.ts";
import { researchTexts } from "./texts/research.ts";
import { searchTexts } from "./texts/search.ts";
import { searchFieldTexts } from "./texts/search-field.ts";
import { serverErrorTexts } from "./texts/server-error.ts";
import { sharedCardTexts } from "./texts/shared-card.ts";
import { shellTexts } from "./texts/shell.ts";
import { teaserTexts } from "./texts/teaser.ts";
import { thanksTexts } from "./texts/thanks.ts";

/**
 * Every text that the site's own code shows, by name. The words live in the content service, in Swedish and English.
 * The part before the first dot is the namespace: a page carries only the namespaces that it uses.
 */
export const textKeys = [
  ...shellTexts,
  ...consentTexts,
  ...giftStartTexts,
  ...giftTexts,
  ...memorialTexts,
  ...linkedGiftTexts,
  ...extraTexts,
  ...increaseTexts,
  ...greetingTexts,
  ...greetingOrderTexts,
  ...candleTexts,
  ...candleCardTexts,
  ...memorialCardTexts,
  ...memorialCardOrderTexts,
  ...sharedCardTexts,
  ...giftDocumentTexts,
  ...diplomaTexts,
  ...greetingCardTexts,
  ...membershipTexts,
  ...articleTexts,
  ...monthlyTexts,
  ...formTexts,
  ...donorTexts,
  ...accountTexts,
  ...orderTexts,
  ...paymentTexts,
  ...bankIdTexts,
  ...thanksTexts,
  ...teaserTexts,
  ...readingTexts,
  ...contentTexts,
  ...notFoundTexts,
  ...searchFieldTexts,
  ...searchTexts,
  ...serverErrorTexts,
  ...offlineTexts,
  ...noScriptTexts,
  ...receiptTexts,
  ...mailTexts,
  ...mandateTexts,
  ...membershipCardTexts,
  ...memorialSheetTexts,
  ...memorialCardDocumentTexts,
  ...memorialLetterTexts,
  ...greetingCardDocumentTexts,
  ...giftPaperTexts,
  ...giftLetterTexts,
  ...packingListTexts,
  ...researchTexts,
] as const;
export type TextKey = (typeof textKeys)[number];
