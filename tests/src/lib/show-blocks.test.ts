import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Block, Picture, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createPictureStore } from "#src/build/pictures.ts";
import { createBlockShower } from "#src/lib/show-blocks.ts";
import { publishedSite } from "../build/published.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "hjarta-lunga-blocks-"));
  await symlink(path.resolve("artwork"), path.join(root, "artwork"));
});
afterAll(() => rm(root, { recursive: true }));

const pictures = () => createPictureStore({ url: "http://localhost:1", readToken: "x" }, root);
const showAll = (blocks: Block[], site: PublishedSite = publishedSite, path = "/om-oss/") =>
  createBlockShower(site, pictures())({ path, blocks });

/** Below others: where no picture is fetched before its turn. */
async function show(block: Block, site?: PublishedSite) {
  const above: Block[] = [
    { type: "text", content: [] },
    { type: "text", content: [] },
  ];
  return (await showAll([...above, block], site))[2];
}

const picture: Picture = { source: "artwork", name: "fagel", alt: "En fågel." };
const bird = { src: expect.stringMatching(/^\/static\/fagel-[0-9a-f]{20}\.svg$/) as string, alt: "En fågel." };
const action = { label: "Ge en gåva", href: "/ge-en-gava/" };
const start: Block = { type: "hero", heading: "Start", giftForm: true };
const cards = (...campaigns: Extract<Block, { type: "cards" }>["campaigns"]): Block => ({
  type: "cards",
  heading: "Kort",
  campaigns,
});

test.each<[string, Block]>([
  ["hero", { type: "hero", heading: "Om oss", picture, giftForm: false }],
  ["picture", { type: "picture", picture }],
  ["giftTeaser", { type: "giftTeaser", heading: "Ge", lead: "Nu.", picture, action, links: [] }],
  ["quote", { type: "quote", quote: "Jag andas.", content: [], picture }],
  ["journeyCall", { type: "journeyCall", tone: "air", heading: "Ge", picture, action }],
])("the picture of a %s stands in the built site", async (_, block) => {
  expect(await show(block)).toMatchObject({ type: block.type, picture: bird });
});

test.each<[string, Block]>([
  ["hero", { type: "hero", heading: "Om oss", giftForm: false }],
  ["giftTeaser", { type: "giftTeaser", heading: "Ge", lead: "Nu.", action, links: [] }],
  ["quote", { type: "quote", quote: "Jag andas.", content: [] }],
  ["journeyCall", { type: "journeyCall", tone: "air", heading: "Ge", action }],
])("a %s without picture has none", async (_, block) => {
  expect(await show(block)).not.toHaveProperty("picture");
});

test.each<Block>([
  { type: "text", content: ["Ord."] },
  { type: "figures", heading: "Siffror", pulse: true, figures: [{ value: "8", text: "av tio" }] },
  { type: "questions", heading: "Frågor", items: [{ question: "Varför?", answer: ["Därför."] }] },
  { type: "linkList", heading: "Läs mer", links: [action] },
])("$type comes as the editor wrote it", async (block) => {
  expect(await show(block)).toEqual(block);
});

test("the gift form knows the limits of both gifts, and where to swish and call", async () => {
  expect(await show(start)).toEqual({
    type: "hero",
    heading: "Start",
    gift: {
      once: { presets: [100, 250], preselected: 250, least: 20, most: 100_000 },
      monthly: { presets: [50, 100], preselected: 100, least: 20, most: 100_000 },
      swish: "90 00 000",
      phone: "08-123 45 67",
    },
  });
});

test("a hero without gift form carries none of that to its page", async () => {
  expect(await show({ ...start, giftForm: false })).toEqual({ type: "hero", heading: "Start" });
});

test.each(["regular_gift", "monthly_gift"])("a gift form without %s is named to the editor", async (kind) => {
  const giftProducts = publishedSite.giftProducts.filter((product) => product.kind !== kind);
  await expect(show(start, { ...publishedSite, giftProducts })).rejects.toThrow(
    `Gåvoprodukten ${kind} är inte publicerad.`,
  );
});

test("a card shows its campaign's title, season and art", async () => {
  expect(await show(cards("TACK_1"))).toEqual({
    type: "cards",
    heading: "Kort",
    href: "/digitalt-gratulationskort/",
    cards: [
      {
        code: "TACK_1",
        title: "Stort tack",
        seasonText: "Året om",
        picture: {
          src: expect.stringMatching(/^\/static\/tack-1-/) as string,
          width: 900,
          height: 1200,
          alt: "En fågel ger en blomma.",
        },
      },
    ],
  });
});

test("cards come in the editor's order, without those that are not published or only for tests", async () => {
  const [campaign] = publishedSite.campaigns;
  if (campaign === undefined) throw new Error("There is no campaign");
  const others = [
    { ...campaign, code: "JUL_24_1" },
    { ...campaign, code: "VAR_27_1", kind: "test" as const },
  ];
  const site = { ...publishedSite, campaigns: [campaign, ...others] };
  const shown = await show(cards("JUL_24_1", "PASK_1", "VAR_27_1", "TACK_1"), site);
  expect(shown).toMatchObject({ cards: [{ code: "JUL_24_1" }, { code: "TACK_1" }] });
});

test.each([
  ["2026-11-28", "1\u00a0maj"],
  ["2026-04-30", "1\u00a0maj"],
  ["2026-05-01", undefined],
  ["2026-05-31", undefined],
])("on %s a card of May says that it comes: %s", async (today, comes) => {
  const [campaign] = publishedSite.campaigns;
  if (campaign === undefined) throw new Error("There is no campaign");
  const site = { ...publishedSite, campaigns: [{ ...campaign, season: { from: "05-01", to: "05-31" } }] };
  const [shown] = await createBlockShower(site, pictures(), today)({ path: "/om-oss/", blocks: [cards("TACK_1")] });
  expect(shown?.type === "cards" && shown.cards[0]?.comes).toBe(comes);
});

test("on their own page cards lead nowhere: the visitor is there", async () => {
  const [shown] = await showAll([cards("TACK_1")], publishedSite, "/digitalt-gratulationskort/");
  expect(shown).not.toHaveProperty("href");
});

test("a picture that is not there stops the build", async () => {
  const missing: Block = { type: "picture", picture: { ...picture, name: "borttagen" } };
  await expect(show(missing)).rejects.toThrow("Bilden ”borttagen”");
});

const early = async (...blocks: Block[]) =>
  (await showAll(blocks)).map((block) => "picture" in block && block.picture?.isEarly === true);
const bare: Block = { type: "hero", heading: "Om oss", giftForm: false };
const pictured: Block = { ...bare, picture };
const below: Block = { type: "picture", picture };

test.each<[string, Block[], boolean[]]>([
  ["in the hero", [pictured, below, below], [true, false, false]],
  ["just below a heading alone", [bare, below, below], [false, true, false]],
  ["further down", [bare, bare, below], [false, false, false]],
])("only the page's first picture is fetched before its turn: %s", async (_, blocks, expected) => {
  expect(await early(...blocks)).toEqual(expected);
});
