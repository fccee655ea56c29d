import { lineField, readLineChange, sumField, type LineChange } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleDraft } from "./article-draft.ts";
import { basketOf, printOf, type ArticleOffer } from "./basket.ts";

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
    const kept = Object.entries({ ...draft.wanted, ...Object.fromEntries(after) });
    const total = Number(fields[sumField] ?? Number.NaN);
    const told = Number.isFinite(total) ? { lines: printOf(basketOf(draft, offer).lines), total } : draft.told;
    const dearer = changes.flatMap(({ articleNumber, change }) =>
      change.what === "price" ? [[articleNumber, change.price] as const] : [],
    );
    return {
      wanted: Object.fromEntries(kept.filter(([articleNumber]) => !gone.has(articleNumber))),
      prices: { ...draft.prices, ...Object.fromEntries(dearer) },
      told,
      changes,
    };
  };
