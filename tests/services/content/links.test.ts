import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Page } from "../../../services/content/src/payload-types.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const json = (body: object, method: string): RequestInit => ({ method, body: JSON.stringify(body) });
const page = { language: "sv", mood: "day", searchable: true } as const;

const linkTo = (href: string) => ({ blockType: "linkList", heading: "Läs mer", links: [{ label: "Dit", href }] });
const textWith = (url: string) => {
  const text = { type: "text", version: 1, text: "dit", format: 0, detail: 0, mode: "normal", style: "" };
  const frame = { direction: "ltr", format: "", indent: 0, version: 1 };
  const link = { ...frame, type: "link", version: 3, fields: { linkType: "custom", url }, children: [text] };
  const paragraph = { ...frame, type: "paragraph", textFormat: 0, textStyle: "", children: [link] };
  return { blockType: "text", content: { root: { ...frame, type: "root", children: [paragraph] } } };
};

type Answer = { doc?: Page; errors?: { data?: { errors?: { message: string; path: string }[] }; message: string }[] };

async function send(path: string, body: object, method = "POST") {
  const response = await editor.send(`/content-api${path}`, json(body, method));
  const answer = (await response.json()) as Answer;
  const refused = (answer.errors ?? []).flatMap(
    ({ data, message }) => data?.errors?.map((one) => one.message) ?? [message],
  );
  return { status: response.status, id: answer.doc?.id ?? 0, refused };
}

const publish = (address: string, blocks: object[] = [], more: object = {}) =>
  send("/pages", { ...page, title: `Sidan ${address}`, address, blocks, _status: "published", ...more });
const change = (id: number, data: object) => send(`/pages/${id}`, data, "PATCH");

const live = async (path: string) => {
  const answer = await content.asBuild("/content-api/published/pages");
  return publishedPages.parse(await answer.json()).pages.find((one) => one.path === path);
};
const site = async () => publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
const hrefsOf = (value: unknown) => [...JSON.stringify(value).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

test("a typed path of a page becomes a reference, with what follows it kept", async () => {
  const { id: target } = await publish("/mal/");
  const { id, refused } = await publish("/fran/", [linkTo("/mal#del"), textWith("/mal/?a=1")]);
  expect(refused).toEqual([]);
  const stored = JSON.stringify((await content.payload.findByID({ collection: "pages", id, depth: 0 })).blocks);
  expect(
    stored.match(
      new RegExp(
        `"reference":\\{"value":${target},"relationTo":"pages"\\}|"reference":\\{"relationTo":"pages","value":${target}\\}`,
        "g",
      ),
    ),
  ).toHaveLength(2);
  expect(hrefsOf((await live("/fran/"))?.blocks)).toEqual(["/mal/#del", "/mal/?a=1"]);
});

test("a renamed page takes its links along, in published pages, drafts, menus and texts, and leaves a redirect", async () => {
  const { id } = await publish("/gammal/");
  await publish("/lankar/", [linkTo("/gammal/?a=1#b"), textWith("/gammal/")]);
  const { id: drafted } = await publish("/utkast-lankar/");
  await send(`/pages/${drafted}?draft=true`, { blocks: [linkTo("/gammal/")], _status: "draft" }, "PATCH");
  const menus = await content.payload.findGlobal({ slug: "navigation", depth: 0 });
  const sv = { ...menus.sv, main: [{ label: "Gammal", href: "/gammal/" }, ...(menus.sv?.main ?? [])] };
  await send("/globals/navigation", { sv, _status: "published" });
  const { docs } = await content.payload.find({ collection: "translations", where: { key: { equals: "shell.skip" } } });
  await send(`/translations/${docs[0]?.id ?? 0}`, { sv: "/gammal/" }, "PATCH");

  await send(`/pages/${id}?draft=true`, { address: "/ny/", _status: "draft" }, "PATCH");
  expect((await live("/lankar/"))?.blocks.length).toBe(2);
  expect(hrefsOf((await live("/lankar/"))?.blocks)).toEqual(["/gammal/?a=1#b", "/gammal/"]);

  expect((await change(id, { address: "/ny/", _status: "published" })).refused).toEqual([]);
  expect(hrefsOf((await live("/lankar/"))?.blocks)).toEqual(["/ny/?a=1#b", "/ny/"]);
  const draft = await content.payload.findByID({ collection: "pages", id: drafted, draft: true, depth: 0 });
  expect(hrefsOf(draft.blocks)).toEqual(["/ny/"]);
  const { navigation, redirects, translations } = await site();
  expect(navigation.sv.main[0]?.href).toBe("/ny/");
  expect(translations.find(({ key }) => key === "shell.skip")?.sv).toBe("/ny/");
  expect(redirects).toContainEqual({ from: "/gammal/", to: "/ny/" });
});

test("redirects make neither chains nor loops, and a page that takes an old address ends its redirect", async () => {
  const { id } = await publish("/a/");
  await change(id, { address: "/b/", _status: "published" });
  await change(id, { address: "/c/", _status: "published" });
  const of = async () => (await site()).redirects.filter(({ from }) => ["/a/", "/b/", "/c/"].includes(from));
  expect(await of()).toEqual([
    { from: "/a/", to: "/c/" },
    { from: "/b/", to: "/c/" },
  ]);
  await change(id, { address: "/a/", _status: "published" });
  expect((await of()).toSorted((one, other) => one.from.localeCompare(other.from))).toEqual([
    { from: "/b/", to: "/a/" },
    { from: "/c/", to: "/a/" },
  ]);
  await publish("/b/");
  expect(await of()).toEqual([{ from: "/c/", to: "/a/" }]);
});

test("a redirect in the bin leads nowhere, and comes back when a page leaves its address anew", async () => {
  const of = async () => (await site()).redirects.filter(({ from }) => from === "/forr/");
  const { id } = await publish("/forr/");
  await change(id, { address: "/senare/", _status: "published" });
  expect(await of()).toEqual([{ from: "/forr/", to: "/senare/" }]);
  const { docs } = await content.payload.find({ collection: "redirects", where: { from: { equals: "/forr/" } } });
  const redirect = `/redirects/${docs[0]?.id ?? 0}`;
  expect((await send(redirect, { deletedAt: new Date().toISOString() }, "PATCH")).status).toBe(200);
  expect(await of()).toEqual([]);
  const taken = await send("/redirects", { from: "/forr/", href: "/mal/" });
  expect(taken.refused.join()).toContain("Den gamla adressen används av något som ligger i papperskorgen");
  expect((await change(id, { address: "/forr/", _status: "published" })).refused).toEqual([]);
  expect((await change(id, { address: "/sist/", _status: "published" })).refused).toEqual([]);
  expect(await of()).toEqual([{ from: "/forr/", to: "/sist/" }]);
});

test("a page that was never published leaves no redirect", async () => {
  const draft = await send("/pages?draft=true", { ...page, title: "Ny", address: "/aldrig/", _status: "draft" });
  await change(draft.id, { address: "/aldrig-mer/", _status: "published" });
  expect((await site()).redirects.map(({ from }) => from)).not.toContain("/aldrig/");
});

test.each([
  ["/finns-inte/", ["Sidan /finns-inte/ finns inte. Välj en sida, eller rätta adressen."]],
  ["/dokument/borta.pdf", ["Dokumentet /dokument/borta.pdf finns inte. Välj ett dokument, eller rätta adressen."]],
  ["/ge-en-gava/", []],
  ["/sok/?q=kol", []],
  ["/d/JUL_26_1/abc", []],
  ["https://exempel.se/finns-inte/", []],
  ["mailto:namn@exempel.se", []],
  ["#del", []],
])("a link to %s is published only if it leads somewhere", async (href, expected) => {
  for (const block of [linkTo(href), textWith(href)]) {
    const address = `/prov-${crypto.randomUUID()}/`;
    const { refused } = await publish(address, [block]);
    expect(refused.map((message) => message.replace(/^En länk i texten leder fel, till \S+ /, ""))).toEqual(expected);
  }
});

test("a link to a draft is refused by the draft's name, and kept in a draft", async () => {
  const { id } = await send("/pages?draft=true", { ...page, title: "Halvfärdig", address: "/halv/", _status: "draft" });
  const blocks = [linkTo("/halv/")];
  const refusal = "Sidan ”Halvfärdig” är inte publicerad. Publicera den först, eller länka till en annan sida.";
  expect((await publish("/till-halv/", blocks)).refused).toEqual([refusal]);
  const kept = await send("/pages?draft=true", {
    ...page,
    title: "Till",
    address: "/till-halv/",
    blocks,
    _status: "draft",
  });
  expect(kept.status).toBe(201);
  await change(id, { _status: "published" });
  expect((await change(kept.id, { _status: "published" })).refused).toEqual([]);
});

test("a page that is linked to by reference stays, and says from where", async () => {
  const { id } = await publish("/behovs/");
  await publish("/behover/", [textWith("/behovs")]);
  const { refused } = await change(id, { deletedAt: new Date().toISOString() });
  expect(refused).toEqual([
    "Sidan ”Sidan /behovs/” länkas till härifrån: sidan ”Sidan /behover/”. Ta bort eller byt länkarna där först.",
  ]);
});

test.each([
  [{ from: "utan-snedstreck", href: "/mal/" }, "med snedstreck först"],
  [{ from: "/a?b=1", href: "/mal/" }, "utan frågetecken"],
  [{ from: "/mal/", href: "/fran/" }, "På den adressen finns sidan"],
  [{ from: "/sok/", href: "/mal/" }, "använder webbplatsen själv"],
  [{ from: "/dokument/x.pdf", href: "/mal/" }, "använder webbplatsen själv"],
  [{ from: "/runt/", href: "/runt/" }, "leder tillbaka till sig själv"],
  [{ from: "/nagonstans/", href: "/ingenstans/" }, "Sidan /ingenstans/ finns inte"],
])("the redirect %j is refused: %s", async (data, reason) => {
  expect((await send("/redirects", data)).refused.join()).toContain(reason);
});

test("editors' own redirects lead to pages and other sites, and follow a page that is renamed", async () => {
  const { id } = await publish("/kampanj/");
  expect((await send("/redirects", { from: "/index.php", href: "https://exempel.se/" })).refused).toEqual([]);
  expect((await send("/redirects", { from: "/host", href: "/kampanj/#nu" })).refused).toEqual([]);
  expect((await send("/redirects", { from: "/host/", href: "/mal/" })).status).toBe(400);
  await change(id, { address: "/kampanjen/", _status: "published" });
  const { redirects } = await site();
  expect(redirects).toContainEqual({ from: "/index.php", to: "https://exempel.se/" });
  expect(redirects).toContainEqual({ from: "/host/", to: "/kampanjen/#nu" });
});

test("what links can be set to is for those who are logged in", async () => {
  expect((await content.asVisitor("/content-api/link-targets")).status).toBe(401);
  const { targets } = (await (await editor.send("/content-api/link-targets")).json()) as {
    targets: { address: string }[];
  };
  expect(targets.map(({ address }) => address)).toContain("/mal/");
});
