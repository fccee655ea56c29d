import { orderMessage, shippedMessage } from "../articles/messages.ts";
import { articleOrderById } from "../articles/repository.ts";
import type { FoundArticleOrder } from "../articles/repository.ts";
import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import type { MakeMandate } from "../mandates/signing/document.ts";
import { mandateMessage } from "../mandates/signing/message.ts";
import { asSigned, mandateById, referenceReplacedBy } from "../mandates/repository.ts";
import { changeMessage } from "../gift-links/change-message.ts";
import { changeByNumber } from "../gift-links/changes.ts";
import { drawOfOrder } from "../gift-links/extra-draw.ts";
import { extraMessage } from "../gift-links/extra-message.ts";
import { nextAccountOf } from "../gift-links/next-account.ts";
import type { GiftLinkTokens } from "../gift-links/tokens.ts";
import type { MakeYearlyReceipt } from "../yearly-receipts/document.ts";
import { yearlyReceiptLetter } from "../yearly-receipts/letter.ts";
import type { MakeGiftDocument } from "../gift-documents/document.ts";
import { giftDocumentMessage } from "../gift-documents/message.ts";
import { documentVersion } from "../gift-documents/repository.ts";
import { isPaidFor } from "../orders/ordered-document.ts";
import { greetingLetters } from "../greeting-cards/letters.ts";
import type { MakeCard } from "../memberships/card.ts";
import { isPaidMembership, membershipById } from "../memberships/repository.ts";
import { welcomeMessage } from "../memberships/welcome-message.ts";
import { cardMessage } from "../memorial-cards/card-message.ts";
import { cardById } from "../memorial-cards/repository.ts";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import { drawFailedLetter } from "../mandates/letters/draw-failed-letter.ts";
import { lateDrawLetter } from "../mandates/letters/late-draw-letter.ts";
import { mandateRejectedLetter, mandateRevokedLetter } from "../mandates/letters/mandate-ended-letter.ts";
import { makeOrderedSheet } from "../memorials/ordered-sheet.ts";
import { parlorMessage } from "../memorials/parlor-message.ts";
import { sheetVersion } from "../memorials/repository.ts";
import type { OrderedSheet } from "../memorials/repository.ts";
import type { MakeSheet } from "../memorials/sheet.ts";
import { sheetMessage } from "../memorials/sheet-message.ts";
import { isPaidSheet } from "../memorials/sheet-state.ts";
import { surplusOf } from "../payments/surplus.ts";
import { isPaid, orderById } from "../receipts/paid-order.ts";
import type { MakeReceipt } from "../receipts/receipt.ts";
import { givenBackMessage } from "./given-back-message.ts";
import type { Message } from "./message.ts";
import { receiptMessage } from "./receipt-message.ts";
import { MailRefused } from "./transport.ts";
import type { Attachment } from "./transport.ts";

export type LetterDeps = {
  db: Database;
  published: Published;
  makeReceipt: MakeReceipt;
  makeCard: MakeCard;
  makeSheet: MakeSheet;
  makeGiftDocument: MakeGiftDocument;
  makeMandate: MakeMandate;
  makeYearlyReceipt: MakeYearlyReceipt;
  senderTokens: SenderTokens;
  giftLinkTokens: GiftLinkTokens;
  /** So many banking days before a draw the bank is told. */
  leadBankingDays: number;
  /** Where the pages are that a mail leads to. */
  siteUrl: string;
};
type Contents = Message & { attachments: Attachment[]; replyTo?: null };
/** By the id of what it is about: an order, a card, or a mandate. */
export type Letter = (deps: LetterDeps, id: string, version: number) => Promise<Contents>;

const withSheet =
  (write: typeof sheetMessage, isTooLate: (sheet: OrderedSheet) => boolean = () => false): Letter =>
  async ({ db, published, makeSheet }, orderId, version) => {
    const found = await sheetVersion(db, orderId, version);
    if (!found || !isPaidSheet(found)) throw new Error("This mail has no paid memorial sheet");
    if (isTooLate(found)) throw new MailRefused("not sent: the ceremony has been");
    const { fileName, bytes } = await makeOrderedSheet(makeSheet, found, { format: "pdf" });
    return { ...write(found, published), attachments: [{ fileName, pdf: bytes }] };
  };

const ofArticles =
  (write: (order: FoundArticleOrder, published: Published) => Message): Letter =>
  async ({ db, published }, orderId) => {
    const order = await articleOrderById(db, orderId);
    if (!order) throw new Error("This mail has no order of articles");
    return { ...write(order, published), attachments: [] };
  };

/** What each template says, and with what beside it. */
export const letters: Record<MailTemplate, Letter> = {
  drawFailed: drawFailedLetter,
  lateDraw: lateDrawLetter,
  yearlyReceipt: yearlyReceiptLetter,
  mandateRejected: mandateRejectedLetter,
  mandateRevoked: mandateRevokedLetter,
  receipt: async ({ db, published, makeReceipt, siteUrl }, orderId) => {
    const order = await orderById(db, orderId);
    if (!order || !isPaid(order)) throw new Error("This mail has no paid order");
    return { ...receiptMessage(order, published, siteUrl), attachments: [await makeReceipt(order)] };
  },
  givenBack: async ({ db, published }, orderId) => {
    const surplus = await surplusOf(db, orderId);
    if (!surplus) throw new Error("This mail has no surplus money");
    return { ...givenBackMessage(surplus, published), attachments: [] };
  },
  membershipWelcome: async ({ db, published, makeCard }, orderId) => {
    const membership = await membershipById(db, orderId);
    if (!membership || !isPaidMembership(membership)) throw new Error("This mail has no paid membership");
    const { fileName, bytes } = await makeCard(membership, "pdf");
    return { ...welcomeMessage(membership, published), attachments: [{ fileName, pdf: bytes }] };
  },
  articleOrder: ofArticles(orderMessage),
  articlesShipped: ofArticles(shippedMessage),
  memorialSheet: withSheet(sheetMessage),
  memorialSheetToParlor: withSheet(parlorMessage, ({ isCeremonyOver }) => isCeremonyOver),
  giftDocument: async ({ db, published, makeGiftDocument }, orderId, version) => {
    const found = await documentVersion(db, orderId, version);
    if (!found || !isPaidFor(found)) throw new Error("This mail has no paid document");
    const { fileName, bytes } = await makeGiftDocument(found, "pdf");
    return { ...giftDocumentMessage(found, published), attachments: [{ fileName, pdf: bytes }] };
  },
  memorialCard: async ({ db, published, senderTokens, siteUrl }, cardId) => {
    const card = await cardById(db, cardId);
    if (!card) throw new Error("This mail has no memorial card");
    return { ...cardMessage(card, senderTokens.of(card), published, siteUrl), attachments: [] };
  },
  ...greetingLetters,
  mandate: async ({ db, published, makeMandate }, mandateId) => {
    const known = await mandateById(db, mandateId);
    if (!known) throw new Error("This mail has no mandate");
    const mandate = await asSigned(db, known);
    const attachment = await makeMandate(mandate, await referenceReplacedBy(db, mandate));
    return { ...mandateMessage(mandate, published), attachments: [attachment] };
  },
  mandateChange: async (deps, mandateId, number) => {
    const [mandate, change] = [await mandateById(deps.db, mandateId), await changeByNumber(deps.db, mandateId, number)];
    if (!mandate || !change) throw new Error("This mail has no change of a mandate");
    const { language } = mandate;
    const next = await nextAccountOf(deps.db, mandate);
    return { ...changeMessage({ change, language, next }, deps), attachments: [] };
  },
  extraDraw: async (deps, orderId, version) => {
    const draw = await drawOfOrder(deps.db, orderId);
    if (!draw) throw new Error("This mail has no extra draw");
    return { ...extraMessage(draw, version, deps), attachments: [] };
  },
};
