import { neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import { publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import { z } from "zod";

const publishedContent = publishedSite.pick({
  site: true,
  translations: true,
  giftProducts: true,
  membershipKinds: true,
  campaigns: true,
  articles: true,
  postage: true,
});
type PublishedContent = z.infer<typeof publishedContent>;

export type KnownContent = Omit<PublishedContent, "site" | "articles"> & Partial<PublishedContent>;

export type Taken = {
  content: KnownContent;
  kept: string[];
  missing: string[];
};

const schemas = publishedContent.shape;

const someOf = <One>(list: One[]): One[] | undefined => (list.length > 0 ? list : undefined);

const goodOnes = <One>(schema: z.ZodType<One>, given: unknown): One[] =>
  Array.isArray(given) ? given.flatMap((one) => schema.safeParse(one).data ?? []) : [];

const withCode = z.object({ code: z.string() });
const withNumber = z.object({ articleNumber: z.string() });

const nothing: KnownContent = {
  ...{ translations: [], giftProducts: [], membershipKinds: [], campaigns: [] },
  postage: null,
};

/** One mistake must not stop all gifts. */
export const keepLastValid = (answer: unknown, last = nothing): Taken => {
  const given = z.record(z.string(), z.unknown()).safeParse(answer).data ?? {};
  const kept: string[] = [];
  const missing: string[] = [];

  const fromLast = <One>(name: string, one: One | undefined): One | undefined => {
    (one === undefined ? missing : kept).push(name);
    return one;
  };
  const filledUp = <One>(
    part: string,
    needed: readonly string[],
    now: One[],
    before: One[],
    nameOf: (one: One) => string,
  ) => {
    const known = new Map(before.map((one) => [nameOf(one), one]));
    const present = new Set(now.map(nameOf));
    const absent = needed.filter((name) => !present.has(name));
    return [...now, ...absent.flatMap((name) => fromLast(`${part}.${name}`, known.get(name)) ?? [])];
  };

  const keptPostage = (postage: Postage) => {
    kept.push("postage");
    return postage;
  };

  const site = schemas.site.safeParse(given.site).data ?? fromLast("site", last.site);
  const translations = filledUp(
    "translations",
    textKeys,
    goodOnes(schemas.translations.element, given.translations),
    last.translations,
    ({ key }) => key,
  );
  const giftProducts = filledUp(
    "giftProducts",
    neededGiftKinds,
    goodOnes(schemas.giftProducts.element, given.giftProducts),
    last.giftProducts,
    ({ kind }) => kind,
  );
  // Editors may withdraw one, but not all: there would be nothing to become a member of. One with a mistake is not withdrawn.
  const named = new Set(goodOnes(withCode, given.membershipKinds).map(({ code }) => code));
  const offered = filledUp(
    "membershipKinds",
    last.membershipKinds.map(({ code }) => code).filter((code) => named.has(code)),
    goodOnes(schemas.membershipKinds.element, given.membershipKinds),
    last.membershipKinds,
    ({ code }) => code,
  );
  const membershipKinds =
    offered.length > 0 ? offered : (fromLast("membershipKinds", someOf(last.membershipKinds)) ?? []);
  // What editors take away can be chosen no more, and a card that was sent opens as it was. One with a mistake stands as it was.
  const mentioned = new Set(goodOnes(withCode, given.campaigns).map(({ code }) => code));
  const codesOf = (list: KnownContent["campaigns"]) => list.map(({ code }) => code);
  const taken = filledUp(
    "campaigns",
    codesOf(last.campaigns).filter((code) => mentioned.has(code)),
    goodOnes(schemas.campaigns.element, given.campaigns),
    last.campaigns,
    ({ code }) => code,
  );
  const gone = last.campaigns.filter(({ code }) => !codesOf(taken).includes(code));
  const isHeard = taken.length > 0;
  const campaigns = [...taken, ...gone.map((one) => ({ ...one, offered: one.offered && !isHeard }))];
  const numbered = new Set(goodOnes(withNumber, given.articles).map(({ articleNumber }) => articleNumber));
  const before = last.articles ?? [];
  const articles = Array.isArray(given.articles)
    ? filledUp(
        "articles",
        before.map(({ articleNumber }) => articleNumber).filter((number) => numbered.has(number)),
        goodOnes(schemas.articles.element, given.articles),
        before,
        ({ articleNumber }) => articleNumber,
      )
    : last.articles;
  const postage = schemas.postage.safeParse(given.postage).data ?? (last.postage && keptPostage(last.postage));
  const lists = { translations, giftProducts, membershipKinds, campaigns, ...(articles && { articles }), postage };
  return { content: { ...(site && { site }), ...lists }, kept, missing };
};
