import { z } from "zod";
import { artworkTypes } from "../artworks.ts";
import { campaignCodePattern, campaignKinds } from "../campaigns.ts";
import { givenKinds } from "../gifts.ts";
import { languages } from "../languages.ts";
import { mostSek } from "../money.ts";
import { pagePath } from "./page-path.ts";
import { longest } from "../text-lengths.ts";

const line = z.string().max(longest.line);
const lines = z.string().max(longest.lines);
const artworkName = line.regex(/^[a-z0-9-]+$/);
const campaignCode = line.regex(campaignCodePattern);

/** No scheme that runs script, and no "/\", which browsers read as "//". */
export const href = z
  .string()
  .max(longest.href)
  .regex(/^(\/(?![/\\])|https:\/\/|http:\/\/localhost[:/]|mailto:|tel:|#)\S*$/, "not an href");

export const richTextTags = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "a", "strong", "em", "br"] as const;
export type RichTextTag = (typeof richTextTags)[number];
export type RichTextNode =
  string | { tag: RichTextTag; href?: string | undefined; children?: RichTextNode[] | undefined };
export const richTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.union([
    z.string().max(longest.richText),
    z.object({ tag: z.enum(richTextTags), href: href.optional(), children: z.array(richTextNode).optional() }),
  ]),
);

const richTextLength = (nodes: readonly RichTextNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === "string" ? node.length : richTextLength(node.children ?? [])), 0);
const richText = z
  .array(richTextNode)
  .refine((nodes) => richTextLength(nodes) <= longest.richText, `longer than ${longest.richText} characters`);

const link = z.object({ label: line.min(1), href });
const linkWithHelp = link.extend({ help: line.optional() });
export type ContentLink = z.infer<typeof linkWithHelp>;

export const picture = z.discriminatedUnion("source", [
  z.object({ source: z.literal("artwork"), name: artworkName, alt: line }),
  z.object({
    source: z.literal("media"),
    alt: line.min(1),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Narrowest first. URLs on the content service. */
    files: z.array(z.object({ url: z.string().max(longest.href), width: z.int().positive(), type: line })).min(1),
  }),
]);
export type Picture = z.infer<typeof picture>;

export const blocks = {
  hero: z.object({
    type: z.literal("hero"),
    heading: lines,
    lead: lines.optional(),
    picture: picture.optional(),
    giftForm: z.boolean(),
  }),
  emergency: z.object({ type: z.literal("emergency"), heading: line, text: lines.optional() }),
  text: z.object({ type: z.literal("text"), content: richText }),
  picture: z.object({ type: z.literal("picture"), picture, caption: line.optional() }),
  giftTeaser: z.object({
    type: z.literal("giftTeaser"),
    heading: line,
    lead: lines,
    picture: picture.optional(),
    action: link,
    listHeading: line.optional(),
    links: z.array(linkWithHelp),
  }),
  figures: z.object({
    type: z.literal("figures"),
    heading: line,
    text: lines.optional(),
    pulse: z.boolean(),
    figures: z.array(z.object({ value: line, text: line })),
  }),
  quote: z.object({
    type: z.literal("quote"),
    tag: line.optional(),
    heading: line.optional(),
    quote: lines,
    source: line.optional(),
    content: richText,
    picture: picture.optional(),
    action: link.optional(),
    second: link.optional(),
  }),
  questions: z.object({
    type: z.literal("questions"),
    heading: line,
    items: z.array(z.object({ question: line, answer: richText })),
  }),
  linkList: z.object({ type: z.literal("linkList"), heading: line, links: z.array(linkWithHelp) }),
  journeyCall: z.object({
    type: z.literal("journeyCall"),
    tone: z.enum(["heart", "dusk", "air", "sun"]),
    heading: line,
    lead: lines.optional(),
    picture: picture.optional(),
    action: link,
    second: link.optional(),
  }),
  cards: z.object({
    type: z.literal("cards"),
    heading: line,
    text: lines.optional(),
    all: link.optional(),
    campaigns: z.array(campaignCode).min(1),
  }),
} as const;

type AnyBlock = (typeof blocks)[keyof typeof blocks];
export const block = z.discriminatedUnion("type", Object.values(blocks) as [AnyBlock, ...AnyBlock[]]);
export type Block = z.infer<typeof block>;
export type BlockType = Block["type"];

export const contentPage = z.object({
  path: pagePath,
  language: z.enum(languages),
  title: line.min(1),
  /** In search hits and the browser's tab, where it is another. */
  searchTitle: line.min(1).optional(),
  description: lines,
  mood: z.enum(["day", "dusk"]),
  searchable: z.boolean(),
  translation: pagePath.optional(),
  blocks: z.array(block),
  updatedAt: z.iso.datetime(),
});
export type ContentPage = z.infer<typeof contentPage>;

const navigationLink = z.object({ label: line, href, language: z.enum(languages).optional() });
const navigationGroup = z.object({ heading: line, links: z.array(navigationLink) });
export const navigation = z.object({ main: z.array(navigationLink), footer: z.array(navigationGroup) });
export type Navigation = z.infer<typeof navigation>;

export const siteConfiguration = z.object({
  notificationMessage: lines,
  notificationLink: link.optional(),
  enableNotification: z.boolean(),
  english: z.object({ notificationMessage: lines, notificationLink: link.optional() }),
  organisation: z.object({
    name: line.min(1),
    organisationNumber: line,
    account90: line,
    bankgiro: line,
    swish: line,
    phone: z.object({ shown: line, dialled: line.regex(/^\+\d{6,15}$/), hours: line }),
    email: z.email().max(longest.email),
    address: lines,
    purpose: lines,
    assurance: lines,
    /** Each falls back to Swedish while empty. */
    english: z.object({ purpose: lines, assurance: lines, hours: line }),
    logo: picture.optional(),
  }),
  /** SEK: what an hour of research costs. */
  researchHour: z.int().positive().default(500),
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;

export const translation = z.object({ key: line, sv: lines, en: lines });
export type Translation = z.infer<typeof translation>;

export const giftProduct = z
  .object({
    kind: z.enum(givenKinds),
    /** SEK */
    presets: z.array(z.int().positive()).min(1),
    preselected: z.int().positive(),
    least: z.int().positive(),
    most: z.int().positive().max(mostSek),
    heading: line,
    lead: lines,
    effects: z.array(z.object({ amount: z.int().positive(), text: line, english: line.exactOptional() })),
    thanks: lines,
  })
  .refine(({ least, most }) => least <= most, "the least amount is more than the most")
  .refine(({ presets, least, most }) => presets.every((amount) => amount >= least && amount <= most), {
    path: ["presets"],
    error: "outside the least and the most amount",
  })
  .refine(({ preselected, presets }) => presets.includes(preselected), {
    path: ["preselected"],
    error: "not one of the presets",
  });
export type GiftProduct = z.infer<typeof giftProduct>;

export const membershipKind = z.object({
  code: line,
  name: line,
  description: lines,
  /** SEK a year */
  yearlyFee: z.int().positive(),
  isForHousehold: z.boolean().default(false),
});
export type MembershipKind = z.infer<typeof membershipKind>;

export const article = z.object({
  articleNumber: line,
  name: line,
  description: lines,
  /** SEK apiece; 0 when free of charge. */
  price: z.int().nonnegative(),
  most: z.int().positive(),
  /** Grams apiece. */
  weight: z.int().nonnegative().default(0),
  /** False for what is printed on demand. */
  needsStock: z.boolean().default(false),
  picture: picture.optional(),
});
export type Article = z.infer<typeof article>;

/** SEK. Null: no limit, for the last step. */
const postageStep = z.object({ upToGrams: z.int().positive().nullable(), price: z.int().nonnegative() });

export const postage = z
  .array(postageStep)
  .min(1)
  .refine(
    (steps) => steps.every(({ upToGrams }, place) => isAbove(upToGrams, steps[place - 1]?.upToGrams)),
    "the weights do not rise",
  );
export type Postage = z.infer<typeof postage>;

function isAbove(grams: number | null, before: number | null | undefined): boolean {
  if (before === undefined) return true;
  return before !== null && (grams === null || grams > before);
}

const artworkPath = z
  .string()
  .max(longest.href)
  .regex(/^\/content-api\/artworks\/file\/[\w.-]+$/);

/** A drawing that an editor uploaded: an SVG, or a picture in several widths. Paths are on the content service. */
export const uploadedArtwork = z.object({
  /** SHA-256 of the file at `path`, which never changes. */
  hash: line.regex(/^[0-9a-f]{64}$/),
  path: artworkPath,
  type: z.enum(artworkTypes),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The colour of its edges, which the card's field is chosen by. */
  ground: line.regex(/^#[0-9a-f]{6}$/),
  /** For screens, narrowest first. */
  files: z.array(z.object({ path: artworkPath, width: z.int().positive() })).min(1),
});
export type UploadedArtwork = z.infer<typeof uploadedArtwork>;

/** One of ours by its name, or an uploaded one. */
export const artwork = z.union([artworkName, uploadedArtwork]);
export type Artwork = z.infer<typeof artwork>;

const monthDay = line.regex(/^\d{2}-\d{2}$/);
export const campaign = z.object({
  code: campaignCode,
  kind: z.enum(campaignKinds),
  occasion: line,
  season: z.object({ from: monthDay, to: monthDay }).nullable(),
  seasonText: line,
  title: line,
  greeting: lines,
  artwork,
  alt: line,
  offered: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;

/** A path on the site, and where it leads: on the site or elsewhere. */
const redirect = z.object({
  from: z
    .string()
    .max(longest.href)
    .regex(/^\/(?![/\\])[^\s?#]*$/),
  to: href,
});
export type Redirect = z.infer<typeof redirect>;

/** A file at `path` on the site. `url` is on the content service. */
const document = z.object({
  path: z
    .string()
    .max(longest.line)
    .regex(/^\/dokument\/[a-z0-9-]+\.pdf$/),
  url: z.string().max(longest.href),
  title: line,
  bytes: z.int().positive(),
});
export type PublishedDocument = z.infer<typeof document>;

export const publishedSite = z.object({
  site: siteConfiguration,
  translations: z.array(translation),
  navigation: z.object({ sv: navigation, en: navigation }),
  giftProducts: z.array(giftProduct),
  membershipKinds: z.array(membershipKind),
  articles: z.array(article),
  /** Null until published: only free articles can be ordered. */
  postage: postage.nullable().default(null),
  campaigns: z.array(campaign),
  redirects: z.array(redirect).default([]),
  documents: z.array(document).default([]),
});
export type PublishedSite = z.infer<typeof publishedSite>;

export const publishedPages = z.object({ pages: z.array(contentPage), nextPage: z.int().nullable() });
export type PublishedPages = z.infer<typeof publishedPages>;
