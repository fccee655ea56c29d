import { account } from "./texts/account.ts";
import { article } from "./texts/article.ts";
import { bankid } from "./texts/bankid.ts";
import { candle } from "./texts/candle.ts";
import { candleCard } from "./texts/candle-card.ts";
import { company } from "./texts/company.ts";
import { companyDocuments } from "./texts/company-documents.ts";
import { companyPage } from "./texts/company-page.ts";
import { consent } from "./texts/consent.ts";
import { content } from "./texts/content.ts";
import { donor } from "./texts/donor.ts";
import { form } from "./texts/form.ts";
import { gift } from "./texts/gift.ts";
import { giftStart } from "./texts/gift-start.ts";
import { greetingCard } from "./texts/greeting-card.ts";
import { greetingHeading } from "./texts/greeting-heading.ts";
import { greetingCardDocument } from "./texts/greeting-card-document.ts";
import { greeting } from "./texts/greeting.ts";
import { extra } from "./texts/extra.ts";
import { greetingOrder } from "./texts/greeting-order.ts";
import { increase } from "./texts/increase.ts";
import { linkedGift } from "./texts/linked-gift.ts";
import { mail } from "./texts/mail.ts";
import { mandate } from "./texts/mandate.ts";
import { memorial } from "./texts/memorial.ts";
import { memorialCardDocument } from "./texts/memorial-card-document.ts";
import { memorialCard } from "./texts/memorial-card.ts";
import { memorialCardOrder } from "./texts/memorial-card-order.ts";
import { memorialLetter } from "./texts/memorial-letter.ts";
import { diploma } from "./texts/diploma.ts";
import { myDataDocument } from "./texts/my-data-document.ts";
import { myDetails } from "./texts/my-details.ts";
import { myLink } from "./texts/my-link.ts";
import { giftDocument } from "./texts/gift-document.ts";
import { giftLetter } from "./texts/gift-letter.ts";
import { giftPaper } from "./texts/gift-paper.ts";
import { memorialSheet } from "./texts/memorial-sheet.ts";
import { membership } from "./texts/membership.ts";
import { membershipCard } from "./texts/membership-card.ts";
import { monthly } from "./texts/monthly.ts";
import { myPages } from "./texts/my-pages.ts";
import { mySession } from "./texts/my-session.ts";
import { noScript } from "./texts/no-script.ts";
import { notFound } from "./texts/not-found.ts";
import { offline } from "./texts/offline.ts";
import { order } from "./texts/order.ts";
import { packingList } from "./texts/packing-list.ts";
import { payment } from "./texts/payment.ts";
import { reading } from "./texts/reading.ts";
import { receipt } from "./texts/receipt.ts";
import { research } from "./texts/research.ts";
import { search } from "./texts/search.ts";
import { searchField } from "./texts/search-field.ts";
import { serverError } from "./texts/server-error.ts";
import { sharedCard } from "./texts/shared-card.ts";
import { shell } from "./texts/shell.ts";
import { teaser } from "./texts/teaser.ts";
import { thanks } from "./texts/thanks.ts";
import { withdrawal } from "./texts/withdrawal.ts";

/**
 * Every text that the site's own code shows, by name, as the content service is first filled with it. The part before the first
 * dot is the namespace: a page carries only the namespaces that it uses. Names in braces are filled in and must stay.
 */
export const texts = {
  ...shell,
  ...consent,
  ...giftStart,
  ...gift,
  ...memorial,
  ...linkedGift,
  ...extra,
  ...increase,
  ...greeting,
  ...greetingOrder,
  ...greetingHeading,
  ...candle,
  ...candleCard,
  ...memorialCard,
  ...memorialCardOrder,
  ...sharedCard,
  ...giftDocument,
  ...diploma,
  ...greetingCard,
  ...company,
  ...companyPage,
  ...membership,
  ...article,
  ...monthly,
  ...form,
  ...donor,
  ...account,
  ...order,
  ...payment,
  ...bankid,
  ...myDataDocument,
  ...myDetails,
  ...myLink,
  ...thanks,
  ...teaser,
  ...content,
  ...reading,
  ...notFound,
  ...searchField,
  ...search,
  ...serverError,
  ...offline,
  ...myPages,
  ...mySession,
  ...withdrawal,
  ...noScript,
  ...receipt,
  ...mail,
  ...mandate,
  ...membershipCard,
  ...memorialSheet,
  ...memorialCardDocument,
  ...memorialLetter,
  ...greetingCardDocument,
  ...giftPaper,
  ...giftLetter,
  ...companyDocuments,
  ...packingList,
  ...research,
};
