import type { LineChange } from "@hjarta-lunga/contract/articles.ts";
import { emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { isRecord } from "#src/lib/is-record.ts";

export const emptyRecipient = {
  ...{ firstName: "", lastName: "", workplace: "", email: "", mobile: "" },
  ...{ street: "", postalCode: "", town: "" },
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
  ...{ wanted: {}, single: null, recipient: emptyRecipient, prices: {}, told: null, changes: [] },
  ...emptyOrderDraft,
};

export const takeQuantity =
  (articleNumber: string, quantity: number) =>
  ({ wanted }: ArticleDraft): Partial<ArticleDraft> => {
    const others = Object.entries(wanted).filter(([number]) => number !== articleNumber);
    const taken = quantity === 0 ? [] : [[articleNumber, quantity] as const];
    return { wanted: Object.fromEntries([...others, ...taken]), changes: [] };
  };
export const changeRecipient =
  (change: Partial<RecipientDraft>) =>
  ({ recipient }: ArticleDraft) => ({ recipient: { ...recipient, ...change } });
export const showAll = () => ({ single: null });

const isNumber = (value: unknown, least: number): value is number => Number.isInteger(value) && Number(value) >= least;
export const numbersIn = (kept: unknown, least: number): Record<string, number> =>
  isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => isNumber(entry[1], least)))
    : {};
