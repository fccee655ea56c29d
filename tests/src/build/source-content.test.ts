import type { NodeInput, SourceNodesArgs } from "gatsby";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { journeys, textMeanwhile } from "@hjarta-lunga/contract/journeys.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import type { ContentPage, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createSchemaCustomization, onPreInit, sourceNodes } from "#src/build/source-content.ts";
import { publishedPage, publishedSite, readToken, serveContent } from "./published.ts";

/** Drawn in tests of their own: here nothing is to be written into the site. */
vi.mock("#src/build/share/share-pictures.ts", () => {
  const picture = (of: string) => ({ src: `/static/dela-${of}.png`, width: 1200, height: 630, alt: of });
  const of = (path: string) => picture(path);
  const make = () => Promise.resolve({ usual: picture("alla"), of, drawn: Promise.resolve() });
  return { createSharePictures: () => ({ make }) };
});

const said = vi.spyOn(console, "log");
const warned: string[] = [];
beforeEach(() => void said.mockClear().mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Gatsby's side of the call: nodes are kept as they come. */
async function source(site: Partial<PublishedSite>, pages: ContentPage[] = []): Promise<NodeInput[]> {
  const service = await serveContent({ ...publishedSite, ...site }, pages);
  vi.stubEnv("CONTENT_URL", service.url);
  vi.stubEnv("CONTENT_READ_TOKEN", readToken);
  const nodes: NodeInput[] = [];
  const gatsby = {
    actions: { createNode: (node: NodeInput) => nodes.push(node) },
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (fields: object) => JSON.stringify(fields),
    reporter: { warn: (line: string) => warned.push(line) },
  };
  try {
    await sourceNodes?.(gatsby as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
    return nodes;
  } finally {
    await service.close();
  }
}

const of = (nodes: NodeInput[], type: string) => nodes.filter(({ internal }) => internal.type === type);
const lines = () => said.mock.calls.map(([line]) => String(line)).filter((line) => !line.startsWith("SITE-BUILD-STEP"));

test("each page becomes a node with its blocks", async () => {
  const hero = { type: "hero" as const, heading: "Om oss", giftForm: false };
  const blocks = [hero, { type: "text" as const, content: ["Ord."] }];
  const nodes = await source({}, [
    publishedPage("/", { title: "Start" }),
    publishedPage("/om-oss/", { mood: "dusk", blocks }),
  ]);
  expect(of(nodes, "ContentPage")).toMatchObject([
    // One without a top is headed by its title.
    { path: "/", blocks: [{ type: "hero", heading: "Start" }] },
    { path: "/om-oss/", mood: "dusk", blocks: blocks.map(({ type }) => ({ type })), id: "id of ContentPage /om-oss/" },
  ]);
});

test("each page knows where it lies, what comes after it, and how it is shared", async () => {
  const nodes = await source({}, [
    publishedPage("/", { title: "Start" }),
    publishedPage("/lungorna/", { title: "Lungorna" }),
    publishedPage("/lungorna/kol/", { title: "KOL" }),
  ]);
  const [start, , copd] = of(nodes, "ContentPage");
  expect(start).toMatchObject({ trail: null, readOn: [] });
  expect(copd).toMatchObject({
    trail: [{ label: "Lungorna", href: "/lungorna/" }],
    readOn: [{ label: "Lungorna", href: "/lungorna/" }],
    share: { src: "/static/dela-/lungorna/kol/.png" },
  });
  expect(JSON.parse(String(copd?.structuredData))).toMatchObject({ "@context": "https://schema.org" });
  expect(of(nodes, "SiteConfiguration")).toMatchObject([{ share: { src: "/static/dela-alla.png" } }]);
});

test("a site without pages is built all the same", async () => {
  expect(of(await source({}), "ContentPage")).toEqual([]);
});

test("words are kept by language and namespace, so that a page carries only its own", async () => {
  const texts = of(await source({}), "SiteTexts");
  const namespaces = new Set(textKeys.map((key) => key.split(".")[0]));
  expect(texts).toHaveLength(2 * namespaces.size);
  const english = texts.find(({ language, namespace }) => language === "en" && namespace === "content");
  expect(english?.texts).toEqual({
    "content.breatheIn": "content.breatheIn in English",
    "content.breatheOut": "content.breatheOut in English",
    "content.cardComes": "content.cardComes in English",
  });
});

test("no word is lost between the content service and the pages", async () => {
  const swedish = of(await source({}), "SiteTexts").filter(({ language }) => language === "sv");
  const all: unknown = Object.assign({}, ...swedish.map(({ texts }) => texts as object));
  expect(all).toEqual(Object.fromEntries(textKeys.map((key) => [key, `${textMeanwhile(key)} på svenska`])));
});

test("words that no page asks for stay behind", async () => {
  const translations = [...publishedSite.translations, { key: "gammal.text", sv: "Gammal", en: "Old" }];
  expect(JSON.stringify(await source({ translations }))).not.toContain("Gammal");
});

test("menus, pages and the banner lead to what is not there yet with words that are true", async () => {
  journeys.companyGift.ready = false;
  const link = { label: "Ge som företag", href: journeys.companyGift.path };
  const menu = { main: [link], footer: [{ heading: "Stöd oss", links: [link] }] };
  const site = { ...publishedSite.site, notificationLink: link };
  const nodes = await source({ site, navigation: { sv: menu, en: menu } }, [
    publishedPage("/om-oss/", { blocks: [{ type: "linkList", heading: "Mer", links: [link] }] }),
  ]);
  const shown = ["SiteNavigation", "ContentPage", "SiteConfiguration"].map((type) => JSON.stringify(of(nodes, type)));
  journeys.companyGift.ready = true;
  for (const content of shown) {
    expect(content).toContain("teaser.companyGift");
    expect(content).not.toContain("Ge som företag");
  }
});

test("words that are not in the database are named in one line, which tells an editor whom to ask", async () => {
  const translations = publishedSite.translations.filter(
    ({ key }) => key !== "shell.skip" && key !== "giftStart.tooSmall",
  );
  await expect(source({ translations })).rejects.toThrow();
  expect(lines()).toEqual([
    expect.stringMatching(
      /^SITE-BUILD-ERROR: .*Hör av dig till den som sköter webbplatsen.*\(shell\.skip, giftStart\.tooSmall\)\.$/,
    ) as string,
  ]);
});

test("what was asked for while Gatsby began is used once: a refresh in development asks anew", async () => {
  const early = await serveContent(publishedSite, [publishedPage("/tidig/")]);
  vi.stubEnv("CONTENT_URL", early.url);
  vi.stubEnv("CONTENT_READ_TOKEN", readToken);
  void onPreInit?.({ reporter: { warn: () => undefined } } as never, { plugins: [] }, () => undefined);
  const paths = async () => of(await source({}, [publishedPage("/sen/")]), "ContentPage").map(({ path }) => path);
  expect(await paths()).toEqual(["/tidig/"]);
  expect(await paths()).toEqual(["/sen/"]);
  await early.close();
});

test("a content service that does not answer so early is told of where it is waited for", async () => {
  vi.stubEnv("CONTENT_URL", "http://127.0.0.1:1");
  vi.stubEnv("CONTENT_READ_TOKEN", readToken);
  void onPreInit?.({ reporter: { warn: () => undefined } } as never, { plugins: [] }, () => undefined);
  await expect(source({})).rejects.toThrow();
  expect(lines()).toEqual([expect.stringMatching(/^SITE-BUILD-AWAY: Innehållstjänsten svarar inte/) as string]);
  expect(of(await source({}), "SiteConfiguration")).toHaveLength(1);
});

test("two pages at the same path are named to the editor", async () => {
  await expect(source({}, [publishedPage("/om-oss/"), publishedPage("/om-oss/")])).rejects.toThrow();
  expect(lines()).toEqual(["SITE-BUILD-ERROR: Två sidor har adressen /om-oss/."]);
});

test("memberships keep the order that editors have given them", async () => {
  const kind = { name: "", description: "", yearlyFee: 1, isForHousehold: false };
  const membershipKinds = ["B", "A", "C"].map((code) => ({ ...kind, code }));
  const nodes = of(await source({ membershipKinds }), "MembershipKind");
  expect(nodes).toMatchObject([
    { code: "B", place: 0 },
    { code: "A", place: 1 },
    { code: "C", place: 2 },
  ]);
});

test("each language has its own menu", async () => {
  const menus = of(await source({}), "SiteNavigation");
  expect(menus).toMatchObject([
    { language: "sv", main: [{ label: "Om oss", href: "/om-oss/" }] },
    { language: "en", main: [] },
  ]);
});

test("banner and facts of the organisation come as they were published", async () => {
  const [site] = of(await source({}), "SiteConfiguration");
  expect(site).toMatchObject({ ...publishedSite.site, id: "id of SiteConfiguration site" });
});

test("a changed text changes the fingerprint of its node, so that its page is built anew", async () => {
  const digest = async (description: string) => {
    const [node] = of(await source({}, [publishedPage("/", { description })]), "ContentPage");
    return node?.internal.contentDigest;
  };
  expect(await digest("Ett")).not.toBe(await digest("Två"));
});

test("a build without a key to published content says so in the log and stops", async () => {
  vi.stubEnv("CONTENT_READ_TOKEN", "");
  const failed = sourceNodes?.({} as SourceNodesArgs, { plugins: [] }, () => undefined);
  await expect(failed).rejects.toThrow("npm start");
  expect(lines()).toEqual(["SITE-BUILD-ERROR: Webbplatsen kunde inte byggas. Se byggloggen."]);
});

test("the shape of content is fixed beforehand, so that an empty site has it too", () => {
  const createTypes = vi.fn<(types: string) => void>();
  void createSchemaCustomization?.({ actions: { createTypes } } as never, { plugins: [] }, () => undefined);
  const types = createTypes.mock.calls[0]?.[0] ?? "";
  for (const type of ["ContentPage", "SiteTexts", "SiteNavigation", "SiteConfiguration", "ResearchSnapshot"]) {
    expect(types).toMatch(new RegExp(`type ${type} implements Node @dontInfer`));
  }
});
