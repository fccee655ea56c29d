import {
  costOf,
  lineField,
  mostArticles,
  readLineChange,
  sumField,
  type LineChange,
  type OrderCost,
} from "@hjarta-lunga/contract/articles.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { sanitiseStored, textOf } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { isRecord } from "#src/lib/is-record.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";

export const emptyRecipient = {
  firstName: "",
  lastName: "",
  workplace: "",
  email: "",
  mobile: "",
  street: "",
  postalCode: "",
  town: "",
};
export type RecipientDraft = typeof emptyRecipient;

/** What the API said of a line, and of the article as the page knew it. */
export type ArticleChange = { articleNumber: string; change: LineChange };

export type ArticleDraft = OrderDraft & {
  /** How many of each article, by its number. What is not wanted is not in it. */
  wanted: Readonly<Record<string, number>>;
  /** The one article that a link led to. */
  single: string | null;
  recipient: RecipientDraft;
  /** Prices that are newer than the page, by the article's number. */
  prices: Readonly<Record<string, number>>;
  /** A sum that is newer than the page, and what it is for. */
  told: { lines: string; total: number } | null;
  /** What has been changed for the visitor, and is to be said. */
  changes: readonly ArticleChange[];
};

export const emptyDraft: ArticleDraft = {
  wanted: {},
  single: null,
  recipient: emptyRecipient,
  prices: {},
  told: null,
  changes: [],
  ...emptyOrderDraft,
};

export const takeQuantity =
  (articleNumber: string, quantity: number) =>
  ({ wanted }: ArticleDraft): Partial<ArticleDraft> => {
    const others = Object.entries(wanted).filter(([number]) => number !== articleNumber);
    const taken = quantity === 0 ? [] : [[articleNumber, quantity] as const];
    return { wanted: Object.fromEntries([...others, ...taken]), changes: [] };
  };
export const changeRecipient = changing<"recipient", RecipientDraft>("recipient");
export const showAll = () => ({ single: null });

const isNumber = (value: unknown, least: number): value is number => Number.isInteger(value) && Number(value) >= least;
const numbersIn = (stored: unknown, least: number): Record<string, number> =>
  isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => isNumber(entry[1], least)))
    : {};

export type ArticleOffer = { articles: readonly ShownArticle[]; postage: Postage | null };

type BasketLine = { article: ShownArticle; quantity: number };
export type Basket = { lines: readonly BasketLine[]; cost: OrderCost };

type Chosen = Pick<ArticleDraft, "wanted" | "prices" | "told">;

/** What the sum is for: the same lines cost the same. */
const printOf = (lines: readonly BasketLine[]): string =>
  JSON.stringify(lines.map(({ article, quantity }) => [article.articleNumber, article.price, quantity]));

export function basketOf({ wanted, prices, told }: Chosen, { articles, postage }: ArticleOffer): Basket {
  const lines = articles.flatMap((article) => {
    const quantity = wanted[article.articleNumber];
    const price = prices[article.articleNumber] ?? article.price;
    return quantity === undefined ? [] : [{ article: { ...article, price }, quantity }];
  });
  const cost = costOf(lines, postage);
  if (told?.lines !== printOf(lines)) return { lines, cost };
  return { lines, cost: { goods: cost.goods, postage: told.total - cost.goods, total: told.total } };
}

type BasketFault = "missing" | "tooHeavy" | "tooMany";

export function faultOfBasket({ lines, cost }: Basket): BasketFault | null {
  if (lines.length === 0) return "missing";
  if (lines.length > mostArticles) return "tooMany";
  return cost.postage === null ? "tooHeavy" : null;
}

export const kind = "article_order";

type Step = "choose" | "recipient";
/** What costs nothing is done where anything else is paid. */
export const stepNamesOf = (isFree: boolean): StepNames<Step | "order"> => ({
  choose: "article.step.choose",
  recipient: "article.step.recipient",
  order: isFree ? "article.step.order" : "article.step.pay",
});

/** `changed`: editors or other visitors have changed what can be had after the page was built. */
export type ArticleProblem = BasketFault | "changed" | "notThere";

export const articleOrder = defineJourney<ArticleOffer, Step, ArticleDraft, ArticleProblem, typeof kind>({
  kind,
  steps: ["choose", "recipient"],
  empty: () => emptyDraft,
  read: (stored, empty) => ({
    ...sanitiseStored(stored, empty),
    wanted: numbersIn(stored.wanted, 1),
    prices: numbersIn(stored.prices, 0),
    single: textOf(stored.single),
  }),
  inEntry: ({ wanted }) => ({ wanted }),
  // All of it stands on the parcel: what has changed since is not paid by going forward.
  orderFingerprint: ({ wanted, recipient }) => JSON.stringify([Object.entries(wanted).sort(), recipient]),
  faultOf: (draft, offer) => faultOfBasket(basketOf(draft, offer)),
  begin({ query, now, machine }, offer) {
    const { draft } = now;
    const single = query.get(queryKeys.article);
    if (single === null && query.has(queryKeys.goOn)) return machine.atStep(now, machine.last);
    const all = { ...draft, single: null, wanted: isOfLinkAlone(draft) ? {} : draft.wanted };
    if (single === null) return { ...now, draft: all };
    if (!offer.articles.some(({ articleNumber }) => articleNumber === single))
      return { ...now, draft: all, problem: "notThere" };
    const wanted = { ...all.wanted, [single]: draft.wanted[single] ?? 1 };
    return { ...now, draft: { ...draft, wanted, single: Object.keys(wanted).length === 1 ? single : null } };
  },
});

/** Nobody chose it but the link that led to it: it is not ordered along with something else. */
const isOfLinkAlone = ({ single, wanted, order }: ArticleDraft): boolean =>
  single !== null && order === null && Object.keys(wanted).length === 1 && wanted[single] === 1;

type Fields = Readonly<Record<string, string>>;

const quantityAfter = (change: LineChange, before: number): number => {
  if ("quantity" in change) return Math.min(before, change.quantity);
  return change.what === "price" || change.what === "waiting" ? before : 0;
};

/** The draft as it can be had, by what the API said of each line, and what is to be said of it. Nothing is sent by it. */
export const applyChanges =
  (fields: Fields, offer: ArticleOffer) =>
  (draft: ArticleDraft): Partial<ArticleDraft> => {
    const changes = Object.keys(draft.wanted).flatMap((articleNumber) => {
      const change = readLineChange(fields[lineField(articleNumber)] ?? "");
      return change === null ? [] : [{ articleNumber, change }];
    });
    const after = changes.map(({ articleNumber, change }) => {
      return [articleNumber, quantityAfter(change, draft.wanted[articleNumber] ?? 0)] as const;
    });
    const gone = new Set(after.filter(([, quantity]) => quantity === 0).map(([articleNumber]) => articleNumber));
    const remaining = Object.entries({ ...draft.wanted, ...Object.fromEntries(after) });
    const total = Number(fields[sumField] ?? Number.NaN);
    const told = Number.isFinite(total) ? { lines: printOf(basketOf(draft, offer).lines), total } : draft.told;
    const dearer = changes.flatMap(({ articleNumber, change }) =>
      change.what === "price" ? [[articleNumber, change.price] as const] : [],
    );
    return {
      wanted: Object.fromEntries(remaining.filter(([articleNumber]) => !gone.has(articleNumber))),
      prices: { ...draft.prices, ...Object.fromEntries(dearer) },
      told,
      changes,
    };
  };
