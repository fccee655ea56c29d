import { randomInt, randomUUID } from "node:crypto";
import { costOf } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import { articleOrderCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { memorialGiftCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { GreetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { companyGiftCall } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import type { CompanyGift } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { GiftDocumentOrder } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { documentDesigns, type GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import type { MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { RegularGift } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { articles } from "../../services/content/src/seed/content/articles.ts";
import { postage } from "../../services/content/src/seed/content/postage.ts";
import { membershipKinds } from "../../services/content/src/seed/content/membership-kinds.ts";

/** `randomInt` throws when there is none. */
export const anyOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;

export const firstStock = 100_000;
export const countedArticles = articles.filter(({ needsStock }) => needsStock);

const birgitta = { firstName: "Birgitta", lastName: "Åkerström" };
const herHome = { street: "Storgatan 1", postalCode: "11455", town: "Stockholm" };

/** In any order of their numbers: orders wait for each other's stock, and never in a ring. */
const someArticles = (): ArticleOrder => {
  const shuffled = countedArticles.toSorted(() => randomInt(3) - 1).slice(0, randomInt(1, countedArticles.length + 1));
  const wanted = shuffled.map((article) => ({ article, quantity: randomInt(1, 4) }));
  const cost = costOf(wanted, postage);
  if (cost.postage === null) throw new Error("The first content has no postage for so little");
  return {
    idempotencyKey: randomUUID(),
    orderType: "list_order",
    lines: wanted.map(({ article: { articleNumber, price }, quantity }) => ({ articleNumber, price, quantity })),
    amount: cost.total,
    recipient: { ...birgitta, ...herHome, email: `paket-${randomUUID()}@exempel.se` },
    language: "sv",
  };
};

export type RandomOrder = {
  path: string;
  amount: number;
  email: string | undefined;
  body: (replaces?: string) => object;
};

type Plain =
  RegularGift | CompanyGift | MembershipOrder | MemorialGift | GreetingCardAdd | GiftDocumentOrder | ArticleOrder;
const emailOf = (body: Plain): string | undefined => {
  if ("donor" in body) return body.donor.email;
  if ("company" in body) return body.company.email;
  return "member" in body ? body.member.email : body.recipient.email;
};
const plain = (path: string, body: Plain): RandomOrder => ({
  path,
  amount: body.amount,
  email: emailOf(body),
  body: (replaces) => ({ ...body, replaces }),
});

export const someGift = (): RegularGift => ({
  idempotencyKey: randomUUID(),
  amount: randomInt(10, 900) + (randomInt(4) === 0 ? 0.5 : 0),
  donor: { kind: "person", ...birgitta, email: `givare-${randomUUID()}@exempel.se` },
  language: "sv",
});

/** So few that some pay again while they are members. */
const mailboxes = 40;

const someMembership = (): MembershipOrder => {
  const { code, yearlyFee, isForHousehold } = anyOf(membershipKinds);
  return {
    idempotencyKey: randomUUID(),
    membership: code,
    amount: yearlyFee,
    member: { ...birgitta, ...herHome, email: `medlem-${randomInt(mailboxes)}@exempel.se` },
    household: isForHousehold ? ["Eva Åkerström"] : [],
    language: "sv",
  };
};

export const parlor = { id: randomUUID(), name: "Ekens begravningsbyrå", town: "Umeå", email: "eken@exempel.se" };
const deliveries: MemorialGift["delivery"][] = [
  { to: "donor" },
  { to: "parlor", handTo: "Anna Lindqvist" },
  { to: "post", recipient: "Familjen Lindqvist", street: "Björkvägen 4", postalCode: "11455", town: "Stockholm" },
  { to: "none" },
];

const someMemorialGift = (): MemorialGift => ({
  ...someGift(),
  amount: randomInt(100, 900),
  sheet: {
    design: "BIRD",
    remembered: { name: "Karin Lindqvist", bornYear: 1941, diedYear: 2026 },
    greeting: "Vi minns dig med kärlek.",
    givers: ["Birgitta Åkerström"],
  },
  funeral: { parlorId: parlor.id, day: "2099-11-27" },
  delivery: anyOf(deliveries),
});

const documentWays: GiftDocumentOrder["delivery"][] = [
  { to: "donor" },
  { to: "post", recipient: "Eva Ek", ...herHome },
  { to: "none" },
];

const someGiftDocument = (kind: GiftDocumentKind): GiftDocumentOrder => {
  const words = { to: "Eva Ek", from: "Birgitta", greeting: "Grattis!", showsAmount: randomInt(2) === 0 };
  const whole = { ...someGift(), amount: randomInt(100, 900), delivery: anyOf(documentWays) };
  return kind === "gift_card"
    ? { ...whole, kind, document: { ...words, design: documentDesigns.gift_card[0] } }
    : { ...whole, kind, document: { ...words, design: documentDesigns.gift_certificate[0] } };
};

export const someCard = (): MemorialCardAdd => ({
  idempotencyKey: randomUUID(),
  campaign: candleCampaign,
  card: { remembered: { name: "Karin Lindqvist" }, greeting: "Vi minns dig.", from: "Birgitta Åkerström" },
  email: `ljus-${randomUUID()}@exempel.se`,
  language: "sv",
});

const someCardWithGift = (): RandomOrder => {
  const { donor } = someGift();
  const [card, amount] = [someCard(), randomInt(100, 900)];
  const body = (replaces?: string) => ({ ...card, gift: { amount, donor, replaces } });
  return { path: memorialCardAddCall.path, amount, email: donor.email, body };
};

const toRecipient = (on: string | null) => () =>
  ({ kind: "email", recipientEmail: `mottagare-${randomUUID()}@exempel.se`, on }) as const;
const dayMs = 86_400_000;
const dayToCome = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
const cardDeliveries: (() => GreetingCardAdd["delivery"])[] = [
  () => ({ kind: "link" }),
  toRecipient(null),
  toRecipient(dayToCome),
];

const someGreetingCard = (): RandomOrder =>
  plain(greetingCardAddCall.path, {
    ...someGift(),
    amount: randomInt(100, 900),
    ...{ campaignCode: "GENERELL_1", to: "Karin", from: "Birgitta", message: "Jag tänker på dig." },
    delivery: anyOf(cardDeliveries)(),
  });

const someCompanyGift = (): CompanyGift => ({
  idempotencyKey: randomUUID(),
  amount: randomInt(500, 9_000),
  company: {
    name: "Norrskenets Bygg & Betong AB",
    organisationNumber: "5599123451",
    email: `foretag-${randomUUID()}@exempel.se`,
    ...(randomInt(2) === 0 && { address: herHome, reference: "Eva Niskanen" }),
  },
  diploma: { name: "Norrskenets Bygg & Betong", occasion: "Julen 2026", language: "sv" },
  language: "sv",
});

/** Something extra takes a link of ours. */
type AnybodysKind = Exclude<OrderKind, "extra_gift">;

const makers: Record<AnybodysKind, () => RandomOrder> = {
  regular_gift: () => plain(regularGiftCall.path, someGift()),
  memorial_gift: () => plain(memorialGiftCall.path, someMemorialGift()),
  memorial_card: someCardWithGift,
  greeting_card: someGreetingCard,
  gift_certificate: () => plain(regularGiftCall.path, someGiftDocument("gift_certificate")),
  gift_card: () => plain(regularGiftCall.path, someGiftDocument("gift_card")),
  company_gift: () => plain(companyGiftCall.path, someCompanyGift()),
  membership_gift: () => plain(membershipCall.path, someMembership()),
  article_order: () => plain(articleOrderCall.path, someArticles()),
};
export const anybodysKinds = Object.keys(makers) as AnybodysKind[];
export const someOrderOf = (kind: AnybodysKind): RandomOrder => makers[kind]();
