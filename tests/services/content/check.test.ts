import { describe, expect, test } from "vitest";
import { askOutside, mayAsk, type Send } from "../../../services/content/src/check/ask-outside.ts";
import type { Facts, PageFacts } from "../../../services/content/src/check/facts.ts";
import { fieldIn } from "../../../services/content/src/check/field-url.ts";
import { findingsOf } from "../../../services/content/src/check/findings.ts";
import { isBare, picturesIn, wordsOf } from "../../../services/content/src/check/page-words.ts";
import { isPrivateAddress } from "../../../services/content/src/check/private-address.ts";
import { hardToRead, lix } from "../../../services/content/src/check/readability.ts";

const page = (id: number, more: Partial<PageFacts> = {}): PageFacts => ({
  ...{ id, title: `Sida ${id}`, address: `/sida-${id}/`, language: "sv", translation: null },
  ...{ updatedAt: "2026-11-01T10:00:00Z", links: [], hard: [], pictures: [], lacksAlt: false, isBare: false, ...more },
});
const link = (href: string) => ({ href, path: "blocks.0.links.0.href" });

const start = page(1, { address: "/", links: [link("/sida-2/")] });
const calm: Facts = {
  now: new Date("2026-11-28T12:00:00Z"),
  pages: [start, page(2)],
  elsewhere: [],
  menu: new Set(["/angra-kop/", "/personuppgifter/", "/kakor/", "/tillganglighet/", "/om-oss/"]),
  known: {
    at: new Map(
      ["/", "/sida-2/", "/sida-3/", "/utkast/"].map((address, value) => {
        const target = { relationTo: "pages" as const, value };
        return [address, { title: `T${value}`, target, address, isPublished: address !== "/utkast/" }] as const;
      }),
    ),
    of: () => undefined,
    redirects: new Map([["/gammal/", { id: 1, href: "/sida-2/", target: undefined }]]),
  },
  outside: new Map(),
  texts: [{ id: 1, key: "shell.skip", sv: "Hoppa till innehållet", en: "Skip to the content" }],
  media: [],
  campaigns: [{ id: 1, title: "Jul", seasonText: "Till jul", hasSeason: true }],
};

test("a site that is well has nothing to mend", () => {
  expect(findingsOf(calm)).toEqual([]);
});

const withLink = (href: string): Partial<Facts> => ({ pages: [start, page(2, { links: [link(href)] })] });
const picture = { id: 7, alt: "Ett hjärta.", filename: "hjarta.webp", isUsedElsewhere: false };

test.each<[string, Partial<Facts>, string[]]>([
  ["a link to nowhere", withLink("/borta/#del"), ["deadInside /admin/collections/pages/2#falt=blocks.0.links.0.href"]],
  ["a link to a draft", withLink("/utkast/"), ["deadInside /admin/collections/pages/2#falt=blocks.0.links.0.href"]],
  ["a link to a redirect", withLink("/gammal/"), []],
  ["a link to a journey", withLink("/ge-en-gava/?belopp=100"), []],
  [
    "a menu to nowhere",
    { elsewhere: [{ href: "/borta/", where: "Menyerna", url: "/admin/globals/navigation" }] },
    ["deadInside /admin/globals/navigation"],
  ],
  [
    "another site that does not answer",
    { ...withLink("https://exempel.se/"), outside: new Map([["https://exempel.se/", "svarar inte"]]) },
    ["deadOutside /admin/collections/pages/2#falt=blocks.0.links.0.href"],
  ],
  ["a page that nothing links to", { pages: [start, page(2), page(3)] }, ["orphan /admin/collections/pages/3"]],
  [
    "a page that only links to itself",
    { pages: [start, page(2), page(3, { links: [link("/sida-3/")] })] },
    ["orphan /admin/collections/pages/3"],
  ],
  [
    "a page of a journey, which the code links to",
    { pages: [start, page(2), page(3, { address: "/ge-en-gava/" })] },
    [],
  ],
  [
    "a page that is old",
    { pages: [start, page(2, { updatedAt: "2025-05-27T10:00:00Z" })] },
    ["old /admin/collections/pages/2"],
  ],
  ["a page that is not quite old", { pages: [start, page(2, { updatedAt: "2025-05-29T10:00:00Z" })] }, []],
  [
    "a page that is hard to read",
    { pages: [start, page(2, { hard: ["LIX 62"] })] },
    ["hard /admin/collections/pages/2"],
  ],
  [
    "an illustration without words",
    { pages: [start, page(2, { lacksAlt: true })] },
    ["lacksAlt /admin/collections/pages/2"],
  ],
  [
    "menus from before one could withdraw from a purchase on a page",
    { menu: new Set(["/personuppgifter/", "/kakor/", "/tillganglighet/"]) },
    ["notInMenu /admin/globals/navigation"],
  ],
  [
    "a long text without a picture at its top",
    { pages: [start, page(2, { isBare: true })] },
    ["bare /admin/collections/pages/2"],
  ],
  ["a picture that nothing shows", { media: [picture] }, ["unusedPicture /admin/collections/media/7"]],
  ["a picture on a page", { media: [picture], pages: [start, page(2, { pictures: [7] })] }, []],
  [
    "a picture without words",
    { media: [{ ...picture, alt: "", isUsedElsewhere: true }] },
    ["lacksAlt /admin/collections/media/7#falt=alt"],
  ],
  [
    "an English page without its twin",
    { pages: [start, page(2, { language: "en" })] },
    ["untranslated /admin/collections/pages/2", "noEnglish /admin/collections/pages/1"],
  ],
  [
    "a Swedish page without its twin, beside one that has its own",
    { pages: [start, page(2, { language: "en", translation: 1 }), page(3, { address: "/ge-en-gava/" })] },
    ["noEnglish /admin/collections/pages/3"],
  ],
  ["an English page with its twin", { pages: [start, page(2, { language: "en", translation: 1 })] }, []],
  [
    "an English text that is Swedish",
    { texts: [{ id: 4, key: "a.b", sv: "Ge en gåva", en: "Ge en gåva" }] },
    ["untranslated /admin/collections/translations/4#falt=en"],
  ],
  ["a name that is the same in both", { texts: [{ id: 4, key: "a.b", sv: "BankID", en: "BankID" }] }, []],
  [
    "a card that speaks of a season and has none",
    { campaigns: [{ id: 5, title: "Mors dag", seasonText: "Till mors dag", hasSeason: false }] },
    ["noSeason /admin/collections/campaigns/5"],
  ],
  ...["", "Året om", "Hela året."].map((seasonText): [string, Partial<Facts>, string[]] => [
    `a card for the whole year: "${seasonText}"`,
    { campaigns: [{ id: 5, title: "Björnen", seasonText, hasSeason: false }] },
    [],
  ]),
])("%s", (_what, facts, expected) => {
  expect(findingsOf({ ...calm, ...facts }).map(({ kind, url }) => `${kind} ${url}`)).toEqual(expected);
});

describe("readability", () => {
  test("LIX is words a sentence, and long words in a hundred", () => {
    expect(lix("Hjärtat slår. Lungorna andas.")).toBe(2 + 50);
    expect(lix("")).toBe(0);
  });

  const long = `Vi ${"och ".repeat(26)}slut.`;
  test.each([
    [["Du ger. Vi forskar."], []],
    [[long], ["En mening över 25 ord: ”Vi och och och och och …”"]],
    [[long, long], ["2 meningar över 25 ord: ”Vi och och och och och …”"]],
    [[`${"hlf_consent, ".repeat(26)}minns det.`], []],
    [["Vi frågar angående din gåva."], ["Skriv ”om” i stället för ”angående”"]],
    [["Vi gör det i syfte att hjälpa."], ["Skriv ”för att” i stället för ”i syfte att”"]],
    [["Forskningsfinansieringsansökan. ".repeat(60)], ["LIX 101: kortare meningar och ord gör den lättare"]],
  ])("%j", (paragraphs, expected) => {
    expect(hardToRead(paragraphs)).toEqual(expected);
  });

  test("the words of a page are those that visitors read", () => {
    const text = { type: "text", text: "Andas lugnt." };
    const root = { type: "root", children: [{ type: "paragraph", children: [text] }] };
    const blocks = [
      { blockType: "hero", heading: "Hej", picture: { alt: "Nej" } },
      { blockType: "text", content: { root } },
    ];
    expect(wordsOf(blocks)).toEqual(["Hej", "Andas lugnt."]);
  });

  test.each([
    [
      { source: "artwork", alt: "" },
      { used: [], lacksAlt: true },
    ],
    [
      { source: "artwork", alt: "", decorative: true },
      { used: [], lacksAlt: false },
    ],
    [
      { source: "media", media: 3 },
      { used: [3], lacksAlt: false },
    ],
    [{ source: "none" }, { used: [], lacksAlt: false }],
  ])("the picture %j", (stored, expected) => {
    expect(picturesIn([{ picture: stored }])).toEqual(expected);
  });
});

const heading = (tag: string) => ({ type: "heading", tag, children: [{ type: "text", text: "Så" }] });
const textOf = (...tags: string[]) => ({
  blockType: "text",
  content: { root: { type: "root", children: tags.map(heading) } },
});
const hero = (source: string) => ({ blockType: "hero", heading: "Regler", picture: { source } });
const four = ["h2", "h2", "h2", "h2"];

test.each<[string, unknown, boolean]>([
  ["a long text without a picture", [hero("none"), textOf(...four)], true],
  ["its headings in two texts", [hero("none"), textOf("h2", "h2"), textOf("h2", "h2")], true],
  ["with a picture", [hero("artwork"), textOf(...four)], false],
  ["a short text", [hero("none"), textOf("h2", "h2", "h2", "h3", "h3")], false],
  ["more than a text", [hero("none"), textOf(...four), { blockType: "figures" }], false],
  ["without a top", [textOf(...four)], false],
  ["without blocks", null, false],
])("%s: bare is %j", (_what, blocks, expected) => {
  expect(isBare(blocks)).toBe(expected);
});

describe("no address of our own network is asked", () => {
  test.each([
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "[::1]",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "ff02::1",
    "2002:7f00:1::",
    "not an address",
  ])("%s is private", (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  test.each(["8.8.8.8", "172.32.0.1", "193.10.1.1", "2a00:1450:400f::1", "::ffff:8.8.8.8"])(
    "%s is public",
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  test.each([
    ["https://exempel.se/", true],
    ["http://exempel.se:80/", true],
    ["https://exempel.se:8443/", false],
    ["http://localhost/", false],
    ["http://db.internal/", false],
    ["http://server/", false],
    ["http://0x7f000001/", false],
    ["http://2130706433/", false],
    ["http://127.1/", false],
    ["http://[::1]/", false],
    ["http://169.254.169.254/latest/meta-data/", false],
    ["https://namn:ord@exempel.se/", false],
    ["ftp://exempel.se/", false],
  ])("%s: %s", (url, expected) => {
    expect(mayAsk(new URL(url))).toBe(expected);
  });

  const by =
    (answers: Record<string, [number, string?]>, asked: string[] = []): Send =>
    (url, method) => {
      asked.push(`${method} ${url.href}`);
      const [status, location] = answers[`${method} ${url.href}`] ?? answers[url.href] ?? [404];
      return Promise.resolve({ status, location });
    };

  test.each<[string, Record<string, [number, string?]>, string | null]>([
    ["it answers", { "https://a.se/": [200] }, null],
    ["it answers only a browser's way", { "HEAD https://a.se/": [405], "GET https://a.se/": [200] }, null],
    ["it keeps robots out", { "https://a.se/": [403] }, null],
    ["it is gone", { "https://a.se/": [404] }, "sidan finns inte"],
    ["it is broken", { "https://a.se/": [500] }, "webbplatsen har fel"],
    ["it has moved", { "https://a.se/": [301, "/b"], "https://a.se/b": [200] }, null],
    ["it has moved to nowhere", { "https://a.se/": [301, "https://b.se/"] }, "sidan finns inte"],
    ["it goes in a circle", { "https://a.se/": [302, "/"] }, "leder vidare i en ring"],
    [
      "it leads into our network",
      { "https://a.se/": [302, "http://169.254.169.254/"] },
      "leder till en adress som besökare inte når",
    ],
    [
      "it leads to this machine",
      { "https://a.se/": [302, "//localhost:5432/"] },
      "leder till en adress som besökare inte når",
    ],
  ])("%s", async (_what, answers, expected) => {
    const asked: string[] = [];
    expect(await askOutside("https://a.se/", by(answers, asked))).toBe(expected);
    expect(asked.filter((url) => /169\.254|localhost/.test(url))).toEqual([]);
  });

  test("a name that leads to this machine is not connected to", async () => {
    expect(await askOutside("http://localhost.localdomain/")).toMatch(/når|svarar inte/);
  });
});

test.each([
  ["#falt=blocks.0.links.0.href", "blocks.0.links.0.href"],
  ["#falt=", undefined],
  ["#falt=<img>", undefined],
  ["#annat", undefined],
])("the field of %j is %j", (hash, expected) => {
  expect(fieldIn(hash)).toBe(expected);
});
