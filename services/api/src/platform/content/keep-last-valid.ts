import { neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import { publishedSite, type Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
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

const code = z.object({ code: z.string() }).transform((one) => one.code);
const articleNumber = z.object({ articleNumber: z.string() }).transform((one) => one.articleNumber);

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
    { element }: z.ZodArray<z.ZodType<One>>,
    before: One[],
    nameOf: (one: One) => string,
  ) => {
    const now = goodOnes(element, given[part]);
    const known = new Map(before.map((one) => [nameOf(one), one]));
    const present = new Set(now.map(nameOf));
    const absent = needed.filter((name) => !present.has(name));
    return [...now, ...absent.flatMap((name) => fromLast(`${part}.${name}`, known.get(name)) ?? [])];
  };
  /** Editors may withdraw any of these; one with a mistake in it is not withdrawn. */
  const unlessWithdrawn = <One>(
    part: string,
    name: z.ZodType<string>,
    schema: z.ZodArray<z.ZodType<One>>,
    before: One[],
    nameOf: (one: One) => string,
  ) => {
    const named = new Set(goodOnes(name, given[part]));
    const stillNamed = before.map(nameOf).filter((one) => named.has(one));
    return filledUp(part, stillNamed, schema, before, nameOf);
  };

  const lastPostage = (postage: Postage) => {
    kept.push("postage");
    return postage;
  };

  const site = schemas.site.safeParse(given.site).data ?? fromLast("site", last.site);
  const translations = filledUp("translations", textKeys, schemas.translations, last.translations, ({ key }) => key);
  const giftProducts = filledUp(
    "giftProducts",
    neededGiftKinds,
    schemas.giftProducts,
    last.giftProducts,
    ({ kind }) => kind,
  );
  const codeOf = (one: { code: string }) => one.code;
  // Not all may be withdrawn: there would be nothing to become a member of.
  const offered = unlessWithdrawn("membershipKinds", code, schemas.membershipKinds, last.membershipKinds, codeOf);
  const membershipKinds =
    offered.length > 0 ? offered : (fromLast("membershipKinds", someOf(last.membershipKinds)) ?? []);
  // What editors take away can be chosen no more, and a card that was sent opens as it was.
  const taken = unlessWithdrawn("campaigns", code, schemas.campaigns, last.campaigns, codeOf);
  const takenCodes = taken.map(codeOf);
  const gone = last.campaigns.filter((one) => !takenCodes.includes(one.code));
  const isHeard = taken.length > 0;
  const campaigns = [...taken, ...gone.map((one) => ({ ...one, offered: one.offered && !isHeard }))];
  const articles = Array.isArray(given.articles)
    ? unlessWithdrawn("articles", articleNumber, schemas.articles, last.articles ?? [], (one) => one.articleNumber)
    : last.articles;
  const postage = schemas.postage.safeParse(given.postage).data ?? (last.postage && lastPostage(last.postage));
  const lists = { translations, giftProducts, membershipKinds, campaigns, ...(articles && { articles }), postage };
  return { content: { ...(site && { site }), ...lists }, kept, missing };
};
