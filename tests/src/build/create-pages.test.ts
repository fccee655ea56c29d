import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPages } from "#src/build/create-pages.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

type Page = { path: string; matchPath?: string; component: string; context: Record<string, unknown> };
type FirstCall = Parameters<NonNullable<typeof createPages>>[0];
type Slice = { id: string; component: string };

beforeEach(() => {
  vi.stubEnv("CONTENT_READ_TOKEN", "x");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("SHOW_COMPONENTS", "0");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const node = { id: "1", path: "/om-oss/", language: "sv", mood: "dusk", translation: "/en/about/" };

/** Gatsby's side of the call: it answers the query, and keeps what is made. */
async function create(answer: { data?: unknown; errors?: unknown }) {
  const pages: Page[] = [];
  const slices: Slice[] = [];
  const actions = { createPage: (page: Page) => pages.push(page), createSlice: (slice: Slice) => slices.push(slice) };
  const gatsby = { actions, graphql: () => Promise.resolve(answer) };
  await createPages?.(gatsby as unknown as FirstCall, { plugins: [] }, () => undefined);
  const of = (template: string) => pages.filter(({ component }) => path.basename(component) === template);
  const cards = of("candle-page.tsx");
  const greetings = of("greeting-card-page.tsx");
  const missing = of("missing-card-page.tsx");
  const shared = new Set([...cards, ...greetings, ...missing]);
  return { pages: pages.filter((page) => !shared.has(page)), cards, greetings, missing, slices };
}

/** One of ours, and one that editors have made. */
const greetingCodes = ["TACK_1", "VAR_27_1"];
const allCardDesign = { nodes: greetingCodes.map((code) => ({ code })) };

const withBlocks = (...blocks: ShownBlock[]) =>
  create({ data: { allContentPage: { nodes: [{ ...node, blocks }] }, allCardDesign } });

const limits = { presets: [100], preselected: 100, least: 20, most: 1000 };
const gift = { once: limits, monthly: limits, swish: "90 00 000", phone: "08-123 45 67" };
const action = { label: "Ge", href: "/ge-en-gava/" };
const text: ShownBlock = { type: "text", content: ["Ord."] };

test.each<[string, string, ShownBlock[]]>([
  ["nothing", "content-page.tsx", []],
  ["text", "content-page.tsx", [text]],
  ["a hero without gift form", "content-page.tsx", [{ type: "hero", heading: "Om oss" }, text]],
  ["a call to a journey", "content-page.tsx", [{ type: "journeyCall", tone: "sun", heading: "Ge", action }]],
  ["the gift form", "start-page.tsx", [{ type: "hero", heading: "Start", gift }]],
  ["figures", "showcase-page.tsx", [text, { type: "figures", heading: "Siffror", pulse: false, figures: [] }]],
  ["a gift teaser", "showcase-page.tsx", [{ type: "giftTeaser", heading: "Ge", lead: "Nu.", action, links: [] }]],
  ["cards", "showcase-page.tsx", [text, text, { type: "cards", heading: "Kort", cards: [] }]],
])("a page with %s is made from %s", async (_, template, blocks) => {
  const { pages } = await withBlocks(...blocks);
  expect(pages.map(({ component }) => path.basename(component))).toEqual([template]);
});

test.each(["/ge-en-gava/", "/bli-manadsgivare/", "/autogiro/"])(
  "what editors write for %s is shown by its journey, and makes no page of its own",
  async (at) => {
    const { pages } = await create({
      data: { allContentPage: { nodes: [{ ...node, path: at, blocks: [text] }] }, allCardDesign },
    });
    expect(pages).toEqual([]);
  },
);

test("a page stands at its path, and knows its language, mood and translation", async () => {
  const { pages } = await withBlocks(text);
  expect(pages).toMatchObject([
    { path: "/om-oss/", context: { id: "1", language: "sv", mood: "dusk", translation: "/en/about/" } },
  ]);
});

test("what pages do not need stays out of them", async () => {
  const { pages } = await withBlocks(text);
  expect(Object.keys(pages[0]?.context ?? {})).toEqual(["id", "language", "mood", "translation"]);
});

test("shared cards, specimens and bare cards are one template, whatever their reference is", async () => {
  const { cards } = await withBlocks();
  expect(
    cards.map(({ path: at, matchPath, context }) => [at, matchPath, context.isSpecimen, context.isBareCard]),
  ).toEqual([
    ["/mc/ml25/", "/mc/ml25/*", false, false],
    ["/mc/stub/", "/mc/stub/*", true, false],
    ["/_internal_mc/MINNESLJUS_25/", "/_internal_mc/MINNESLJUS_25/*", false, true],
    ["/_internal_mc/stub/", "/_internal_mc/stub/*", true, true],
    ["/d/MINNESLJUS_25/", "/d/MINNESLJUS_25/*", false, false],
    ["/_internal/MINNESLJUS_25/", "/_internal/MINNESLJUS_25/*", false, true],
  ]);
  expect(cards.every(({ context }) => context.isBare)).toBe(true);
});

test("each design of a greeting card has a page to share and a bare one, in season or not", async () => {
  const { greetings } = await withBlocks();
  expect(greetings).toHaveLength(2 * greetingCodes.length);
  for (const code of greetingCodes) {
    const own = greetings.filter(({ context }) => context.code === code);
    expect(own.map(({ path: at, matchPath, context }) => [at, matchPath, context.isBareCard])).toEqual([
      [`/d/${code}/`, `/d/${code}/*`, false],
      [`/_internal/${code}/`, `/_internal/${code}/*`, true],
    ]);
  }
  expect(greetings.every(({ context }) => context.isBare)).toBe(true);
});

test("a design that never was has a page whose name says that nothing is there", async () => {
  const { missing } = await withBlocks();
  expect(missing.map(({ path: at, matchPath }) => [at, matchPath])).toEqual([
    ["/d/404.html", "/d/*"],
    ["/_internal/404.html", "/_internal/*"],
  ]);
});

test("the banner is a slice of its own, so that a new message does not change every page", async () => {
  const { slices } = await withBlocks();
  expect(slices.map(({ id, component }) => `${id} ${path.basename(component)}`)).toEqual(["notice banner.tsx"]);
});

test.each([
  ["a visitor's site", "0", "production", false],
  ["a site built to look at it", "1", "production", true],
  ["development", "0", "development", true],
])("in %s the page of all components is there: %s, %s, %s", async (_, show, mode, there) => {
  vi.stubEnv("SHOW_COMPONENTS", show);
  vi.stubEnv("NODE_ENV", mode);
  const { pages } = await withBlocks();
  expect(pages.some(({ path }) => path === "/_components/")).toBe(there);
});

test("every template that a page is made from exists", async () => {
  vi.stubEnv("SHOW_COMPONENTS", "1");
  const { pages, cards, greetings, missing, slices } = await create({
    data: {
      allContentPage: {
        nodes: [
          { ...node, blocks: [] },
          { ...node, blocks: [{ type: "cards" }] },
        ],
      },
      allCardDesign,
    },
  });
  const files = [...pages, ...[cards, greetings, missing].flatMap(([first]) => first ?? []), ...slices].map(
    ({ component }) => component,
  );
  expect(files).toHaveLength(7);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("pages that cannot be read stop the build with a clear line", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await expect(create({ errors: [new Error("x")] })).rejects.toThrow("Sidorna kunde inte läsas.");
  expect(said.mock.calls).toEqual([["SITE-BUILD-ERROR: Sidorna kunde inte läsas."]]);
  said.mockRestore();
});
