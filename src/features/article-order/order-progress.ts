import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

type Speech = { say: Say; language: Language };

/** As analytics is told: the postage is bought as well. */
export const boughtIn = ({ lines, postage }: ArticleOrderState, postageName: string) => [
  ...lines.map(({ name, price, quantity }) => ({ name, price, quantity })),
  ...(postage > 0 ? [{ name: postageName, price: postage, quantity: 1 }] : []),
];

export function newsOf({ packed, shippedOn, trackingNumber }: ArticleOrderState, { say, language }: Speech): string[] {
  if (shippedOn === null) return [say(packed ? "article.thanks.packed" : "article.thanks.willPack")];
  return [
    say("article.thanks.shipped", { day: sayDay(shippedOn, language) }),
    ...(trackingNumber === null ? [] : [say("article.thanks.tracking", { number: trackingNumber })]),
  ];
}
