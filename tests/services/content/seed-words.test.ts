import { describe, expect, test } from "vitest";
import { articles } from "../../../services/content/src/seed/content/articles.ts";
import { campaigns } from "../../../services/content/src/seed/content/campaigns.ts";
import { giftProducts } from "../../../services/content/src/seed/content/gift-products.ts";
import { membershipKinds } from "../../../services/content/src/seed/content/membership-kinds.ts";
import { navigation } from "../../../services/content/src/seed/content/navigation.ts";
import { pages } from "../../../services/content/src/seed/content/pages.ts";
import { donor } from "@hjarta-lunga/contract/seed/texts/donor.ts";
import { site } from "../../../services/content/src/seed/content/site.ts";
import { plainText, proseIn, richTextsIn } from "./seed-texts.ts";

const offers = { site, giftProducts, membershipKinds, articles, campaigns };
const inLanguage = (wanted: string) => pages.filter(({ language }) => language === wanted);
const { english: notification, organisation: words, ...swedishSite } = site;
const { english: organisation, ...swedishOrganisation } = words;
const swedishOffers = { ...offers, site: { ...swedishSite, organisation: swedishOrganisation } };
const swedish = proseIn({ ...swedishOffers, menu: navigation.sv, pages: inLanguage("sv") }, "sv");
const menu = navigation.en.main.slice(0, 2);
const english = proseIn({ notification, organisation, menu, pages: inLanguage("en") }, "en");
const prose = [...swedish, ...english];
const offences = (rule: RegExp, texts = prose) => texts.filter(({ text }) => rule.test(text));

describe("the words", () => {
  test.each([
    ["double spaces", /[ \u00a0]{2}/],
    ["space at an end", /^\s+$|\n\s|\s\n/],
    ["straight quotes", /["']/],
    ["a hyphen where a dash belongs", /(^|\s)-(\s|$)/],
    ["a hyphen between figures that are a range", /\b\d{1,2}-\d{2}\b(?!-)/],
    ["an em dash", /—/],
    ["three dots for an ellipsis", /\.\.\./],
    ["a space before punctuation", /\s[,.:;!?]/],
    ["characters broken on the way", /[\ufffdÃÂ]/],
  ])("no text has %s", (_, rule) => {
    expect(offences(rule)).toEqual([]);
  });

  test("Swedish texts quote as Swedes do, and English texts as the English do", () => {
    expect(offences(/[“‘]/, swedish)).toEqual([]);
    expect(
      offences(
        /”(?!$)/,
        english.filter(({ text }) => !text.startsWith("“")),
      ),
    ).toEqual([]);
    expect(
      offences(
        /[åäö]/i,
        english.map(({ at, text }) => ({ at, text: text.replaceAll("Hjärta & Lunga", "") })),
      ),
    ).toEqual([]);
  });

  test("a paragraph put together of parts has one space between its words", () => {
    const texts = pages.flatMap((page) => richTextsIn(page).map((content) => plainText(content)));
    expect(texts.filter((text) => /[ \u00a0]{2}|\s[,.]/.test(text))).toEqual([]);
  });

  test("a visitor can read the swish number, bankgiro and phone wherever a gift is asked for", () => {
    for (const path of ["/ge-en-gava/", "/minnesgava/", "/gavobevis/", "/digitalt-gratulationskort/"]) {
      const page = pages.find((candidate) => candidate.path === path);
      const text = (page ? richTextsIn(page) : [])
        .map((content) => plainText(content))
        .join("\n")
        .replaceAll("\u00a0", " ");
      for (const fact of [site.organisation.swish, site.organisation.bankgiro, site.organisation.phone.shown]) {
        expect(text, path).toContain(fact);
      }
    }
  });
});

test.each(["donor.organisationNumber.notAnOrganisationNumber", "donor.personalNumber.notAPersonalNumber"] as const)(
  "%s is true of a number that has all its figures, and a slip in one",
  (key) => {
    expect(donor[key].sv).toMatch(/stämmer inte/);
    expect(donor[key].en).toMatch(/is not right/);
    expect(Object.values(donor[key]).join(" ")).not.toMatch(/(ska ha|has) (tio|ten|tolv|twelve)/);
  },
);
