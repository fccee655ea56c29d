import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { seededCampaignCodes } from "../../../contract/campaigns.ts";
import { documentPath } from "../../../contract/documents.ts";
import { storageKeys } from "../../../contract/local-storage.ts";
import { givenKinds } from "../../../contract/gifts.ts";
import { journeyKindNames } from "../../../contract/orders/journey-kinds.ts";
import { myDetails, myPages, orderGiftCard, withdraw, withdrawEnglish } from "../../../contract/routes.ts";
import * as tabStorage from "../../../contract/tab-storage.ts";
import {
  article,
  block,
  blocks,
  campaign,
  contentPage,
  giftProduct,
  membershipKind,
  navigation as navigationSchema,
  siteConfiguration,
} from "../../../contract/schemas/published-content.ts";
import { articles } from "../../../services/content/src/seed/content/articles.ts";
import { campaigns } from "../../../services/content/src/seed/content/campaigns.ts";
import { documents } from "../../../services/content/src/seed/content/documents.ts";
import { giftProducts } from "../../../services/content/src/seed/content/gift-products.ts";
import { membershipKinds } from "../../../services/content/src/seed/content/membership-kinds.ts";
import { navigation } from "../../../services/content/src/seed/content/navigation.ts";
import { pages } from "../../../services/content/src/seed/content/pages.ts";
import { site } from "../../../services/content/src/seed/content/site.ts";
import { ofTheHouse } from "../../../scripts/testing/of-the-house.ts";
import { hrefsIn, picturesIn, proseIn } from "./seed-texts.ts";

const everything = { site, navigation, giftProducts, membershipKinds, articles, campaigns, pages };
const paths = new Set(pages.map(({ path }) => path));
const dusk = pages.filter(({ mood }) => mood === "dusk");
const duskArt = /^(skymning|sippor|kpd-\d|kpr-krans|minnesblad-\d|minnesljus-25)$/;
const art = new URL("../../../artwork/", import.meta.url);
const catalogue = JSON.parse(readFileSync(new URL("artwork.json", art), "utf8")) as {
  cards: { file: string; campaignCodes: string[]; alt: string }[];
  documents: { file: string; alt: string }[];
};

function isSwedish({ language }: { language: string }) {
  return language === "sv";
}

describe("the shapes", () => {
  test.each([
    ["site", siteConfiguration, [site]],
    ["menus", navigationSchema, [navigation.sv, navigation.en]],
    ["gift products", giftProduct, giftProducts],
    ["membership kinds", membershipKind, membershipKinds],
    ["articles", article, articles],
    ["campaigns", campaign, campaigns],
    ["pages", contentPage.omit({ updatedAt: true }), pages],
  ] as const)("the %s are what the contract says, and nothing more", (_, schema, values) => {
    for (const value of values) expect(schema.parse(value)).toEqual(value);
  });

  test("an editor finds every kind of block in use", () => {
    const used = new Set(pages.flatMap((page) => page.blocks.map(({ type }) => type)));
    expect([...used].sort()).toEqual(Object.keys(blocks).sort());
    expect(block.options).toHaveLength(used.size);
  });
});

describe("the pages", () => {
  test("a visitor finds at least twenty pages in Swedish and five in English", () => {
    expect(pages.filter(isSwedish).length).toBeGreaterThanOrEqual(20);
    expect(pages.filter((page) => !isSwedish(page)).map(({ path }) => path)).toEqual([
      "/en/",
      "/en/give/",
      "/en/research/",
      "/en/research/to-the-islet-and-back/",
      "/en/research/approved-projects/",
    ]);
  });

  test("no two pages stand at one path or share a title", () => {
    expect(paths.size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  test("every link inside the site leads to a page or a document", () => {
    const inside = hrefsIn(everything).filter((href) => href.startsWith("/"));
    expect(inside.length).toBeGreaterThan(50);
    // Of the pages that no editor writes, these stand by themselves.
    const files = documents.map(({ file }) => documentPath(basename(file.pathname)));
    const known = new Set([
      ...paths,
      ...files,
      orderGiftCard.href(),
      myPages.href(),
      myDetails.href(),
      withdraw.href(),
      withdrawEnglish.href(),
    ]);
    expect(inside.filter((href) => !known.has(href.replace(/#.*/, "")))).toEqual([]);
  });

  test("every page can be reached by links from the start page", () => {
    const reached = new Set(hrefsIn(navigation.sv).concat("/"));
    for (const path of reached) {
      const page = pages.find((candidate) => candidate.path === path);
      for (const href of hrefsIn(page?.blocks)) reached.add(href);
    }
    expect([...paths].filter((path) => !reached.has(path))).toEqual([]);
  });

  test("a page and its translation point at each other, in different languages", () => {
    const translated = pages.filter(({ translation }) => translation !== undefined);
    expect(translated).toHaveLength(10);
    for (const { path, language, translation } of translated) {
      const other = pages.find((page) => page.path === translation);
      expect(other?.translation).toBe(path);
      expect(other?.language).not.toBe(language);
    }
  });

  test("every page opens with one heading, and says in 50 to 170 characters what it holds", () => {
    for (const { path, blocks, description } of pages) {
      const [first, ...rest] = blocks.filter(({ type }) => type !== "emergency");
      expect(first?.type, path).toBe("hero");
      expect(
        rest.some(({ type }) => type === "hero"),
        path,
      ).toBe(false);
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      expect(description.length, path).toBeLessThanOrEqual(170);
    }
  });
});

describe("112", () => {
  const speakOfIt = pages.filter((page) => proseIn(page.blocks, "").some(({ text }) => /\b112\b/.test(text)));

  test("the page about heart attacks speaks of it, and so do others", () => {
    expect(speakOfIt.map(({ path }) => path)).toContain("/hjarta-och-lungor/hjartat/hjartinfarkt/");
    expect(speakOfIt.length).toBeGreaterThan(5);
  });

  test.each(speakOfIt.map((page) => [page.path, page] as const))(
    "%s begins with the way to call it",
    (_, { blocks: [first, ...rest] }) => {
      expect(first?.type).toBe("emergency");
      expect(rest.map(({ type }) => type)).not.toContain("emergency");
    },
  );

  test("no page has the button without telling when to press it", () => {
    const others = pages.filter((page) => !speakOfIt.includes(page));
    expect(others.filter(({ blocks: parts }) => parts.some(({ type }) => type === "emergency"))).toEqual([]);
  });
});

describe("the pictures", () => {
  const shown = picturesIn(everything);

  test("every picture is a file in artwork, and is described in words", () => {
    const files = [...shown.map(({ name }) => name), ...campaigns.map(({ artwork }) => ofTheHouse(artwork))];
    expect(files.filter((name) => !existsSync(new URL(`${name}.svg`, art)))).toEqual([]);
    expect([...shown, ...campaigns].filter(({ alt }) => alt.trim() === "")).toEqual([]);
  });

  test("a card or document is described in the same words wherever it is shown", () => {
    const words = new Map([...catalogue.cards, ...catalogue.documents].map(({ file, alt }) => [file, alt]));
    for (const { name, alt } of shown) expect(words.get(`${name}.svg`) ?? alt).toBe(alt);
    for (const { code, artwork, alt } of campaigns) {
      const card = catalogue.cards.find(({ campaignCodes: codes }) => codes.includes(code));
      expect({ file: `${ofTheHouse(artwork)}.svg`, alt }).toEqual({ file: card?.file, alt: card?.alt });
    }
  });

  test("somebody who mourns meets no red, no party and no exclamation mark", () => {
    expect(dusk.map(({ path }) => path)).toEqual(["/minnesgava/", "/tand-ett-ljus/", "/minnas/"]);
    expect(picturesIn(dusk).filter(({ name }) => !duskArt.test(name))).toEqual([]);
    const sorrow = campaigns.filter(({ kind }) => kind === "condolence" || kind === "memorial");
    expect(sorrow.filter(({ artwork }) => !duskArt.test(ofTheHouse(artwork)))).toEqual([]);
    const sorrowCodes = new Set<string>(sorrow.map(({ code }) => code));
    const cards = dusk.flatMap((page) => page.blocks.flatMap((part) => (part.type === "cards" ? part.campaigns : [])));
    expect(cards.filter((code) => !sorrowCodes.has(code))).toEqual([]);
    expect(dusk.flatMap((page) => page.blocks.filter((part) => part.type === "quote"))).toEqual([]);
    expect(proseIn([dusk, sorrow], "dusk").filter(({ text }) => text.includes("!"))).toEqual([]);
  });
});

describe("the offers", () => {
  test("every campaign code is there once", () => {
    expect(campaigns.map(({ code }) => code).sort()).toEqual([...seededCampaignCodes].sort());
  });

  test("test cards are never offered, all others are", () => {
    expect(campaigns.filter(({ kind, offered }) => (kind === "test") === offered)).toEqual([]);
  });

  test("seasons are days that exist, and begin before they end", () => {
    for (const { season, code } of campaigns) {
      if (season === null) continue;
      expect(season.from < season.to, code).toBe(true);
      for (const day of [season.from, season.to]) expect(new Date(`2027-${day}`).toISOString()).toContain(day);
    }
  });

  test("every kind of gift has a product whose amounts lie within its limits", () => {
    expect(giftProducts.map(({ kind }) => kind).sort()).toEqual([...givenKinds].sort());
    for (const { kind, presets, preselected, least, most, effects } of giftProducts) {
      expect(presets, kind).toContain(preselected);
      expect(presets, kind).toEqual([...presets].sort((a, b) => a - b));
      expect(Math.min(...presets), kind).toBeGreaterThanOrEqual(least);
      expect(Math.max(...presets), kind).toBeLessThanOrEqual(most);
      for (const { amount } of effects) expect(presets, kind).toContain(amount);
      const inEnglish = effects.filter(({ english }) => english !== undefined);
      expect(inEnglish, kind).toEqual(kind === "regular_gift" ? effects : []);
    }
  });

  test("every membership fee can be paid as a membership gift", () => {
    const product = giftProducts.find(({ kind }) => kind === "membership_gift");
    expect(membershipKinds.map(({ yearlyFee }) => yearlyFee).sort()).toEqual(product?.presets);
  });

  test("article numbers and membership codes are unique", () => {
    for (const codes of [articles.map((one) => one.articleNumber), membershipKinds.map((one) => one.code)]) {
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

const { tabKeys, draftKey, ...ofReferences } = tabStorage;
const namedByReference = Object.values(ofReferences).map((keyOf) => keyOf("").replace(/_$/, ""));

test.each([
  ...[...journeyKindNames.map(draftKey), ...namedByReference],
  ...[...Object.values(storageKeys), ...Object.values(tabKeys)],
])("the page about cookies says what %s keeps on the visitor's device", (key) => {
  expect(JSON.stringify(pages.find(({ path }) => path === "/kakor/"))).toContain(key);
});
