import { afterEach, expect, test } from "vitest";
import { journeys } from "@hjarta-lunga/contract/journeys.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { createTeasers } from "#src/build/teasers.ts";
import { navigation } from "../../../services/content/src/seed/content/navigation.ts";
import { pages } from "../../../services/content/src/seed/content/pages.ts";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";

const words = new Map(Object.entries(texts).map(([key, { sv, en }]) => [key, { key, sv, en }]));
const teasers = createTeasers(words);
const byName = Object.entries(journeys);
const readyBefore = new Map(byName.map(([name, { ready }]) => [name, ready]));

const setReady = (ready: (name: string) => boolean) => {
  for (const [name, journey] of byName) journey.ready = ready(name);
};
afterEach(() => setReady((name) => readyBefore.get(name) ?? false));

/** Every link of a page, a menu or a list, wherever it lies. */
function linksIn(content: unknown): { label: string; href: string }[] {
  if (Array.isArray(content)) return content.flatMap(linksIn);
  if (typeof content !== "object" || content === null) return [];
  if ("label" in content && "href" in content) return [{ label: String(content.label), href: String(content.href) }];
  return Object.values(content).flatMap(linksIn);
}

const site = [navigation.sv, pages.filter(({ language }) => language === "sv").map(({ blocks }) => blocks)];

test.each(byName)("as long as %s is not there, every link to it says what its page can do", (_, journey) => {
  setReady(() => false);
  const labels = linksIn(teasers.links(site, "sv"))
    .filter(({ href }) => href === journey.path)
    .map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(0);
  expect(new Set(labels)).toEqual(new Set([texts[journey.teaser].sv]));
});

test.each(byName)(
  "once %s is ready its links have their editors' words, and the others keep their teasers",
  (ready, journey) => {
    setReady((name) => name === ready);
    const own = linksIn(site);
    const shown = linksIn(teasers.links(site, "sv"));
    const changed = shown.filter(({ label }, index) => label !== own[index]?.label).map(({ href }) => href);
    expect(changed).not.toContain(journey.path);
    expect(changed.length).toBeGreaterThan(0);
  },
);

test.each<[string, string]>([
  ["with a question", "/bli-medlem/?belopp=100"],
  ["to a place on it", "/bli-medlem/#avgift"],
])("a link %s counts too, and keeps its href and its help", (_, href) => {
  setReady(() => false);
  const link = { label: "Bli medlem", href, help: "Var med och bestäm" };
  expect(teasers.links([link], "sv")).toEqual([{ ...link, label: "Så blir du medlem" }]);
  expect(teasers.links([link], "en")).toEqual([{ ...link, label: "How to become a member" }]);
});

test("other links, and those in running text, stay as they were written", () => {
  setReady(() => false);
  const content = [
    { label: "Om oss", href: "/om-oss/" },
    { label: "Alla medlemmar", href: "/bli-medlem/alla/" },
    { tag: "a", href: "/bli-medlem/", children: ["medlem"] },
  ];
  expect(teasers.links(content, "sv")).toEqual(content);
});

test.each<[TextKey, string, string]>([
  ["giftStart.giveMonthly", "Ge {amount} kr varje månad", "Så ger du {amount} kr varje månad"],
  ["giftStart.giveMonthlyAnything", "Ge varje månad", "Så ger du varje månad"],
  ["gift.thanks.monthly", "Bli månadsgivare", "Så ger du varje månad"],
  ["giftStart.giveSwish", "Ge {amount} kr med Swish", "Ge {amount} kr med Swish"],
])("%s says ”%s”, and until then ”%s”", (key, ready, meanwhile) => {
  setReady(() => true);
  expect(teasers.word(key, "sv")).toBe(ready);
  setReady(() => false);
  expect(teasers.word(key, "sv")).toBe(meanwhile);
});
