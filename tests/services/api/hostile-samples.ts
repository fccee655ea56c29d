import { correctDocumentCall, saveDiplomaCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { diplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { giftCard, giftCertificate, giftDocumentCorrection } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import {
  byPost as documentByPost,
  certificate,
  giftCard as giftCardOf,
  words as documentWords,
} from "./kinds/gift-document/document-samples.ts";
import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { authenticateBankId, pollBankId, signBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { consentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import { failureEvents, formEvents } from "@hjarta-lunga/contract/event-names.ts";
import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import {
  extraGift,
  extraUndoing,
  identityQuery,
  increaseUndoing,
  monthlyGiftIncrease,
} from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { lookupQuery } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { checkAutogiroStatusCall, registerConsentCall } from "@hjarta-lunga/contract/calls/mandates.ts";
import { checkAutogiroStatus, directDebitConsent, monthlyGift } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { memorialGift, sheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { articleOrder as articleOrderSchema } from "@hjarta-lunga/contract/schemas/articles.ts";
import {
  commentCall,
  mailLinkCall,
  myDocumentCall,
  openMailLinkCall,
  proveAddressCall,
  updateMyDataCall,
} from "@hjarta-lunga/contract/calls/my-data.ts";
import {
  mailedSecret,
  mailLinkRequest,
  myComments,
  myDataUpdate,
  myDocument,
} from "@hjarta-lunga/contract/schemas/my-data.ts";
import { membershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { giftGiver, regularGift } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { giftGiverCall, regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { giftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import {
  correctMemorialCardCall,
  lightCandleCall,
  mailMemorialCardCall,
  memorialCardAddCall,
  removeAllNamesCall,
  removeCandleNameCall,
  reportMemorialCardCall,
  takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import {
  candleNameRemoval,
  cardCorrection,
  cardLinkRequest,
  lightCandle,
  memorialCardAdd,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { cardBySender, cardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import { articleOrderCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { companyDiplomaPreviewCall, companyGiftCall } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { companyDiplomaDraft, companyGift as companyGiftSchema } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { correctSheetCall, memorialGiftCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { createDirectSwish, createPayment, pollPayment } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { webEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { withdrawal } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import type { z } from "zod";
import {
  correctGreetingCardCall,
  greetingCardAddCall,
  reportGreetingCardCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
  thankForCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import {
  cardThanks,
  greetingCardAdd,
  greetingCardCorrection,
  greetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { newGreeting, words as greetingWords } from "./kinds/greeting-card/greeting-samples.ts";
import { gift } from "./kinds/gift/gift-samples.ts";
import { memorialCardOf } from "./platform/documents/memorial-card-samples.ts";
import { sheetOf } from "./platform/documents/sheet-samples.ts";
import { articleOrder, recipient } from "./kinds/article-order/article-samples.ts";
import { company, companyDiploma, companyGift } from "./kinds/company-gift/company-gift-samples.ts";
import { membership } from "./kinds/membership/membership-samples.ts";
import { giftOf, newCard, words } from "./kinds/memorial-card/card-samples.ts";
import { consent, facts, gift as monthlyGiftOf } from "./kinds/monthly-gift/mandate-samples.ts";
import { byPost, memorial, sheet } from "./kinds/memorial-gift/memorial-samples.ts";
import { choice } from "./test-api.ts";

type Json = Record<string, unknown>;
export type HostileCall = { path: string; schema: z.ZodType; whole: Json };

const orderReference = "0123456789ABCDEFGHJK";
const key = () => crypto.randomUUID();
const donor = { firstName: "Bo", lastName: "Ek", email: "bo@exempel.se", mobile: "0701740605" };
const visit = () => ({ session: key(), identity: key(), currentUrl: "https://www.exempel.se/ge-en-gava/" });
const product = {
  ...{ item_id: "regular_gift", item_name: "Gåva", price: 250, quantity: 1 },
  ...{ item_category: "gift", item_variant: "one_time" },
};

const gifts: Json = {
  "from a person": gift({ donor: { kind: "person", ...donor, personalNumber: "197607012387" } }),
  "from a company": gift({
    donor: { kind: "company", companyName: "Ek", organisationNumber: "8020051952", email: "ek@exempel.se" },
  }),
  "from nobody": gift({ donor: { kind: "anonymous", email: "a@exempel.se" } }),
};
const funeral = { parlorId: key(), parlorName: "Eken", day: "2099-11-27", place: "Sankt Olofs kapell" };
const memorials: Json = {
  "to whoever gives": memorial({ donor: { kind: "person", ...donor, personalNumber: "197607012387" }, funeral }),
  "to a parlour": memorial({ funeral, delivery: { to: "parlor", handTo: "Anna Lindqvist" } }),
  "by post": memorial({ delivery: byPost, funeral: {} }),
};
const greetingDraft = { campaignCode: "GRATULATION_1", ...greetingWords() };
const bySender = { orderReference, token: "a".repeat(43) };
const cards: Json = {
  "without a gift": newCard(),
  "with a gift": newCard({ gift: giftOf({ donor: { kind: "person", ...donor, personalNumber: "197607012387" } }) }),
};
const diplomaWords = { name: "Anna Berg", occasion: "50-årsdagen", showsAmount: true };
const companyGifts: Json = {
  "of a known company": companyGift({
    company: company({
      address: { street: "Hamngatan 3", postalCode: "97234", town: "Luleå" },
      ...{ reference: "Eva", orderNumber: "8814" },
    }),
  }),
};
const payments: Json = {
  "by invoice": { paymentType: "Invoice", orderReference, idempotencyKey: key() },
  "by an invoice to download": { paymentType: "PdfInvoice", orderReference, idempotencyKey: key() },
  "by number": { paymentType: "HLFSwish", orderReference, idempotencyKey: key(), mobile: "0701740605" },
  "by card": { paymentType: "Mondido", orderReference, idempotencyKey: key() },
};
const events: Json = {
  "of a page view": {
    ...visit(),
    ...{ requestgroup: "pageview", type: "pageview", referrer: "https://exempel.se/", useragent: "x" },
    ...{ utm_campaign: "a", utm_medium: "b", utm_source: "c" },
  },
  "of time": { ...visit(), requestgroup: "time", type: "time", timems: 5 },
  "of a route": { ...visit(), requestgroup: "route", type: "route_change" },
  "of a form": { ...visit(), requestgroup: "form", type: formEvents[0], form: "regular_gift", step: "donor" },
  "of a failure": { ...visit(), requestgroup: "error", type: failureEvents[0], code: "internal" },
  "of a purchase": {
    ...visit(),
    ...{ requestgroup: "purchase", type: "purchase", transactionId: "ABCDEFGH", transactionTotal: 250 },
    transactionProducts: [product],
  },
};

const each = (name: string, path: string, schema: z.ZodType, samples: Json): [string, HostileCall][] =>
  Object.entries(samples).map(([how, whole]) => [`${name} ${how}`, { path, schema, whole: whole as Json }]);

/** A whole, right body of every kind that the API takes, beside the schema of the contract that lets it through. */
export const hostileCalls: [string, HostileCall][] = [
  ["a choice", { path: consentCall.path, schema: consentChoice, whole: choice() }],
  ...each("a gift", regularGiftCall.path, regularGift, gifts),
  ...each("an order of articles", articleOrderCall.path, articleOrderSchema, {
    "for a workplace": articleOrder({ recipient: recipient({ workplace: "Vårdcentralen", mobile: "070-174 06 05" }) }),
  }),
  ...each("a withdrawal", withdrawCall.path, withdrawal, {
    "from part of an order": {
      ...{ idempotencyKey: crypto.randomUUID(), orderNumber: "AB12CD34", email: "asa@exempel.se", language: "sv" },
      ...{ name: "Åsa Ek", part: "Den ena nålen" },
    },
  }),
  ...each("a company's gift", companyGiftCall.path, companyGiftSchema, companyGifts),
  ...each("the preview of a company's diploma", companyDiplomaPreviewCall.path, companyDiplomaDraft, {
    "in English": companyDiploma({ language: "en" }),
  }),
  ...each("a link by mail", mailLinkCall.path, mailLinkRequest, {
    "for who has no BankID": { email: "asa@exempel.se", language: "sv" },
  }),
  ...each("a link that was mailed", openMailLinkCall.path, mailedSecret, { "to gifts": { link: "g".repeat(43) } }),
  ...each("a proof", proveAddressCall.path, mailedSecret, { "of an address": { link: "g".repeat(43) } }),
  ...each("what somebody writes", `${commentCall.path}?token=${"g".repeat(43)}`, myComments, {
    "about a draw": { idempotencyKey: crypto.randomUUID(), about: "drawBack", regards: "AB12CD34", text: "Hej" },
  }),
  ...each("a change of one's own", `${updateMyDataCall.path}?token=${"g".repeat(43)}`, myDataUpdate, {
    "e-mail": { change: "email", email: "asa@exempel.se" },
    mobile: { change: "mobile", mobile: "070-174 06 05" },
    code: { change: "code", code: "123456" },
    choices: { change: "choices", choices: { news: true, reminders: false, letter: false } },
    address: { change: "address", address: { street: "Storgatan 1", postalCode: "111 22", town: "Lund" } },
  }),
  ...each("a document of one's own", `${myDocumentCall.path}?token=${"g".repeat(43)}`, myDocument, {
    "of a gift": { what: "receipt", number: "AB12CD34" },
    "of a year": { what: "year", year: 2026 },
    "of all": { what: "all", format: "pdf" },
  }),
  ...each("a membership", membershipCall.path, membershipOrder, {
    "for a household": membership({ membership: "FAMILJ", amount: 300, household: ["Eva Ek", "Ali Ek"] }),
  }),
  ...each("a preview", giftPreviewCall.path, giftPreview, {
    "of a sheet": { document: "memorialSheet", sheet: sheetOf(), language: "sv" },
    "of a card": { document: "memorialCard", card: memorialCardOf(), language: "sv" },
    "of a certificate": { document: "giftCertificate", words: documentWords(), amount: 500, language: "sv" },
    "of a gift card": { document: "giftCard", words: documentWords({ design: "CAKE" }), amount: 500, language: "sv" },
    "of a diploma": { document: "diploma", words: diplomaWords, amount: 500, language: "sv" },
    "of a greeting card": { document: "greetingCard", card: greetingDraft, language: "sv" },
  }),
  ...each("a memorial gift", memorialGiftCall.path, memorialGift, memorials),
  ...each("a certificate", regularGiftCall.path, giftCertificate, {
    "to whoever gives": certificate(),
    "by post": certificate({ delivery: documentByPost }),
  }),
  ...each("a gift card", regularGiftCall.path, giftCard, { "by post": giftCardOf({ delivery: documentByPost }) }),
  ...each("a correction", correctDocumentCall.path, giftDocumentCorrection, {
    "of a certificate": { orderReference, revision: "0".repeat(22), document: documentWords() },
  }),
  ...each("a diploma", saveDiplomaCall.path, diplomaSave, {
    "of a gift": { orderReference, version: 0, diploma: diplomaWords },
  }),
  ...each("a correction", correctSheetCall.path, sheetCorrection, {
    "of a sheet": { orderReference, revision: "0".repeat(22), sheet: sheet() },
  }),
  ...each("a card", memorialCardAddCall.path, memorialCardAdd, cards),
  ...each("a greeting card", greetingCardAddCall.path, greetingCardAdd, {
    "by a link": newGreeting(),
    "on a day": newGreeting({ delivery: { kind: "email", recipientEmail: "k@exempel.se", on: "2099-12-24" } }),
  }),
  ...each("thanks", thankForCardCall.path, cardThanks, {
    "for a card": { reference: orderReference, message: "Tack!" },
  }),
  ...each("a report", reportGreetingCardCall.path, cardReport, {
    "of a greeting card": { reference: orderReference, why: "Det är inte sant" },
  }),
  ...each("a correction", correctGreetingCardCall.path, greetingCardCorrection, {
    "of a greeting card": { ...bySender, version: 1, words: greetingWords() },
  }),
  ...each("a sender's wish", sendGreetingCardCall.path, greetingCardSending, {
    "to send a card": { ...bySender, recipientEmail: "k@exempel.se", on: "2099-12-24" },
  }),
  ...each("a sender's wish", stopGreetingCardCall.path, cardBySender, { "to stop a card": bySender }),
  ...each("a sender's wish", takeDownGreetingCardCall.path, cardBySender, {
    "to take a greeting card down": bySender,
  }),
  ...each("a candle", lightCandleCall.path, lightCandle, {
    "of one's own": { idempotencyKey: key(), reference: orderReference, name: "Eva Ek" },
  }),
  ...each("a report", reportMemorialCardCall.path, cardReport, {
    "of a card": { reference: orderReference, why: "Det är inte sant" },
  }),
  ...each("a correction", correctMemorialCardCall.path, cardCorrection, {
    "of a card": { ...bySender, version: 1, card: words() },
  }),
  ...each("a sender's wish", mailMemorialCardCall.path, cardLinkRequest, {
    "to be mailed the link": { ...bySender, email: "k@exempel.se" },
  }),
  ...each("a sender's wish", takeDownMemorialCardCall.path, cardBySender, { "to take a card down": bySender }),
  ...each("a sender's wish", removeCandleNameCall.path, candleNameRemoval, {
    "to remove a name": { ...bySender, candle: key() },
  }),
  ...each("a sender's wish", removeAllNamesCall.path, cardBySender, { "to remove all names": bySender }),
  ...each("a payment", paymentCalls.create.path, createPayment, payments),
  ...each("a payment", paymentCalls.createDirectSwish.path, createDirectSwish, {
    "by code": { orderReference, idempotencyKey: key(), device: "computer" },
  }),
  ...each("a question", paymentCalls.poll.path, pollPayment, { "about a payment": { orderReference, withQr: true } }),
  ...each("an identification", bankIdCalls.authenticate.path, authenticateBankId, {
    "on this device": { device: "this", language: "sv", returnTo: "/mina-sidor/", purpose: "my_pages" },
  }),
  ...each("a signature", bankIdCalls.sign.path, signBankId, {
    "by whoever identified": {
      ...{ device: "other", language: "en", returnTo: "/", purpose: "mandate", ...facts() },
      token: "a".repeat(43),
    },
  }),
  ...each("a question", bankIdCalls.poll.path, pollBankId, { "about an identification": { order: "a".repeat(43) } }),
  ...each("who gives", giftGiverCall.path, giftGiver, {
    "of nobody": { orderReference, token: "a".repeat(43), sequence: 1, giver: { kind: "anonymous" } },
    "of a person": {
      ...{ orderReference, token: "a".repeat(43), sequence: 1, keepsPersonalNumber: true },
      giver: { kind: "person", firstName: "Bo", lastName: "Ek", email: "bo@exempel.se", mobile: "0701740605" },
    },
  }),
  ...each("a gift each month", regularGiftCall.path, monthlyGift, {
    "by the holder": monthlyGiftOf(),
    "by somebody else": monthlyGiftOf({
      donor: { email: "bo@exempel.se", giver: { firstName: "Bo", lastName: "Ek", personalNumber: "197607012387" } },
    }),
  }),
  ...each("an increase", regularGiftCall.path, monthlyGiftIncrease, {
    "of a gift each month": {
      ...{ kind: "monthly_gift_increase", idempotencyKey: key(), lookUpGuid: key(), from: 200, amount: 250 },
    },
  }),
  ...each("an increase", undoIncreaseCall.path, increaseUndoing, {
    "that is undone": { change: key(), token: "a".repeat(43) },
  }),
  ...each("an extra gift", regularGiftCall.path, extraGift, {
    "of who gives each month": {
      ...{ kind: "extra_gift", idempotencyKey: key(), lookUpGuid: key(), amount: 300, way: "directDebit" },
    },
  }),
  ...each("an extra gift", undoExtraCall.path, extraUndoing, {
    "that is taken back": { draw: key(), token: "a".repeat(43) },
  }),
  ...each("a consent", registerConsentCall.path, directDebitConsent, {
    "to direct debit": consent(),
    "of another account": consent({ replaces: "QT4M8VKX" }),
  }),
  ...each("a question", checkAutogiroStatusCall.path, checkAutogiroStatus, {
    "about one's mandate": { token: "a".repeat(43) },
  }),
  ...each("an event", webEventCall.path, webEvent, events),
];

/** Of the calls that ask in their URL: a whole, right question. */
export const hostileQueries: [string, HostileCall][] = [
  [
    "a search for somebody",
    { path: deceasedSearchCall.path, schema: lookupQuery, whole: { query: "Åsa Ek", page: 1 } },
  ],
  [
    "a link to raise a gift",
    {
      path: lookupIdentityCall.path,
      schema: identityQuery,
      whole: { type: "monthly_gift_increase", lookUpGuid: crypto.randomUUID() },
    },
  ],
  ["a search for a parlour", { path: funeralParlorSearchCall.path, schema: lookupQuery, whole: { query: "Åmål" } }],
];

/** Every place in a body: its own fields, and those within. */
export const placesIn = (value: unknown, place: string[] = []): string[][] => [
  ...(place.length > 0 ? [place] : []),
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...place, name]))
    : []),
];

/** The body with another value in one place; `undefined` leaves it out. */
export const withValue = (value: unknown, [name, ...rest]: string[], put: unknown): unknown => {
  if (name === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) => (String(index) === name ? withValue(inner, rest, put) : inner));
  }
  const fields = value as Json;
  return { ...fields, [name]: withValue(fields[name], rest, put) };
};
