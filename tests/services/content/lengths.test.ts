import {
  article,
  blocks as blockShapes,
  campaign,
  contentPage,
  giftProduct,
  membershipKind,
  picture,
  publishedSite,
  siteConfiguration as siteShape,
  translation,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import { longest } from "@hjarta-lunga/contract/text-lengths.ts";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { blocks } from "../../../services/content/src/blocks.ts";
import { articles } from "../../../services/content/src/collections/articles.ts";
import { campaigns } from "../../../services/content/src/collections/campaigns.ts";
import { giftProducts } from "../../../services/content/src/collections/gift-products.ts";
import { mediaCollection } from "../../../services/content/src/collections/media.ts";
import { membershipKinds } from "../../../services/content/src/collections/membership-kinds.ts";
import { pages } from "../../../services/content/src/collections/pages.ts";
import { translations } from "../../../services/content/src/collections/translations.ts";
import { checkRichText } from "../../../services/content/src/fields/rules.ts";
import { navigation } from "../../../services/content/src/globals/navigation.ts";
import { siteConfiguration } from "../../../services/content/src/globals/site-configuration.ts";
import { fromLexical } from "../../../services/content/src/rich-text/from-lexical.ts";
import { toLexical } from "../../../services/content/src/rich-text/to-lexical.ts";
import { publishedBlocks, sample } from "./sample-content.ts";

type Json = Record<string, unknown>;
type Verdict = string | true;
type Validate = (value: unknown, context: { siblingData: Json }) => Verdict | Promise<Verdict>;
type Field = { type: string; name?: string; fields?: Field[]; tabs?: Field[]; validate?: Validate };
type Place = { place: string[]; field: Field };

/** Every field for words, by where its words stand in what is published; of a list, in its first entry. */
const textFields = (fields: Field[], at: string[] = []): Place[] =>
  fields.flatMap((field) => {
    const place = [...at, ...(field.name === undefined ? [] : [field.name]), ...(field.type === "array" ? ["0"] : [])];
    if (["text", "textarea", "email"].includes(field.type)) return [{ place, field }];
    return textFields([...(field.fields ?? []), ...(field.tabs ?? [])], place);
  });

const valueAt = (value: unknown, place: string[]): unknown =>
  place.reduce<unknown>((inside, name) => (inside as Json | undefined)?.[name], value);

const withValue = (value: unknown, [name, ...rest]: string[], put: string): unknown => {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((inside: unknown, index) => (index === 0 ? withValue(inside, rest, put) : inside));
  const inside = value as Json;
  return { ...inside, [name]: withValue(inside[name], rest, put) };
};

const [page] = sample.pages;
const places: [what: string, fields: unknown, published: z.ZodType, example: unknown][] = [
  ["a page", pages.fields, contentPage, { ...page, blocks: [], updatedAt: "2026-11-21T11:00:00Z" }],
  ...publishedBlocks.map((block): (typeof places)[number] => [
    ...([`a block ${block.type}`, blocks[block.type].fields, blockShapes[block.type], block] as const),
  ]),
  ["an uploaded picture", mediaCollection({ folder: "" }).fields, picture.options[1].pick({ alt: true }), { alt: "x" }],
  ["a gift product", giftProducts.fields, giftProduct, sample.giftProducts[0]],
  ["a membership", membershipKinds.fields, membershipKind, sample.membershipKinds[0]],
  ["an article", articles.fields, article, sample.articles[0]],
  ["a card", campaigns.fields, campaign, sample.campaigns[0]],
  ["a text", translations.fields.slice(2), translation, { key: "shell.skip", sv: "Hoppa", en: "Skip" }],
  ["the menus", navigation.fields, publishedSite.shape.navigation, sample.navigation],
  ["the site", siteConfiguration.fields, siteShape, sample.site],
];

/** As a word and as a URL: whichever the field takes. */
const ofLength = (length: number) => ["x".repeat(length), `https://${"x".repeat(length - 8)}`];
const endless = 100_000;

const withText = places.filter(([, fields]) => textFields(fields as Field[]).length > 0);
describe.each(withText)("in %s", (_what, fields, published, example) => {
  test.each(textFields(fields as Field[]).map(({ place, field }) => [place.join("."), place, field] as const))(
    "%s takes as much as can be published, and says why it takes no more",
    async (_place, place, { validate }) => {
      const siblingData = (valueAt(example, place.slice(0, -1)) ?? {}) as Json;
      const verdictOn = (written: string) => validate?.(written, { siblingData });
      for (const written of ofLength(endless)) expect(await verdictOn(written)).toMatch(/[A-ZÅÄÖ].+\.$/);
      for (const written of [longest.line, longest.lines, endless].flatMap(ofLength)) {
        if ((await verdictOn(written)) !== true || valueAt(example, place) === undefined) continue;
        expect(published.safeParse(withValue(example, place, written)).error?.issues).toBeUndefined();
      }
    },
  );
});

test("an editor reads how long the text is, and how long it may be", async () => {
  const [title] = textFields(pages.fields as Field[]);
  expect(await title?.field.validate?.("x".repeat(317), { siblingData: {} })).toBe(
    "Texten är för lång: 317 tecken. Högst 300 får plats.",
  );
});

test.each([
  ["as long as can be", longest.richText, true],
  ["longer", longest.richText + 1, false],
])(
  "a text with headings and lists that is %s is told so at the field, and not broken in the build",
  (_, length, fits) => {
    const half = Math.floor(length / 2);
    const tree = toLexical([
      { tag: "p", children: ["x".repeat(half)] },
      { tag: "ul", children: [{ tag: "li", children: [{ tag: "strong", children: ["x".repeat(length - half)] }] }] },
    ]);
    expect(checkRichText(tree) === true).toBe(fits);
    const content = fromLexical(tree, () => undefined);
    expect(blockShapes.text.safeParse({ type: "text", content }).success).toBe(fits);
  },
);

test.each([null, "x", { root: null }, { root: { children: "x" } }, { root: { children: [null, 1, { text: 5 }] } }])(
  "a malformed tree, %j, is not judged by its length",
  (tree) => {
    expect(checkRichText(tree)).toBe(true);
  },
);
