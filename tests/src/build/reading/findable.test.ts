import { expect, test } from "vitest";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { mayBeFound, robots } from "#src/build/reading/findable.ts";

const reference = "a1b2-c3";
const said = robots("https://hjarta.example");

/** As crawlers read it: the rules of the group that names them, else those for all; what is allowed by name goes first. */
function mayCrawl(agent: string, asked: string): boolean {
  const groups = said.split("\n\n").filter((group) => group.startsWith("User-agent"));
  const named = groups.find((group) => group.includes(`User-agent: ${agent}\n`));
  const rules = (which: string) =>
    [...(named ?? groups[0] ?? "").matchAll(new RegExp(`^${which}: (.*)$`, "gm"))].map(([, rule = ""]) => rule);
  // A dollar is the end of the URL.
  const matches = (rule: string) =>
    new RegExp(`^${rule.replaceAll(/[.?+^()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`).test(asked);
  return rules("Allow").some(matches) || !rules("Disallow").some(matches);
}

test.each([
  "/",
  "/om-oss/",
  "/en/research/",
  routes.gift.href(),
  routes.gift.href({ amount: 500 }),
  routes.search.href(),
  routes.greetingCard.href(),
  routes.giftCertificate.href(),
  routes.orderGiftCard.href(),
  "/page-data/om-oss/page-data.json",
  "/static/dela-1.png",
])("crawlers may read %s", (path) => {
  expect(mayCrawl("Googlebot", path)).toBe(true);
});

test.each([
  `${routes.search.href()}?query=hjärta`,
  `${routes.search.href()}?query=hjärta&page=7`,
  routes.gift.order(reference),
  routes.orderDiploma.href(reference),
  routes.orderCompany.href(reference),
  routes.giftCard.href(reference),
  routes.greetingCardShared.href("TACK_1", reference),
  routes.memorialCard.href(reference),
  routes.greetingCardInternal.href("TACK_1", reference),
  routes.internalMemorialCard.href(reference),
  routes.myDetails.href(),
  "/api/Payments/Poll",
  "/search-api/1/indexes",
  "/__third-party-proxy?url=x",
])("crawlers keep out of %s", (path) => {
  expect(mayCrawl("Googlebot", path)).toBe(false);
});

test.each(["facebookexternalhit", "WhatsApp", "Twitterbot"])(
  "%s may show the picture of a card that is shared",
  (agent) => {
    expect(mayCrawl(agent, routes.greetingCardShared.href("TACK_1", reference))).toBe(true);
    expect(mayCrawl(agent, routes.orderDiploma.href(reference))).toBe(false);
  },
);

test("robots.txt tells where the sitemap is", () => {
  expect(said).toMatch(/^Sitemap: https:\/\/hjarta\.example\/sitemap\.xml$/m);
});

test.each([
  ["/", true],
  ["/om-oss/", true],
  [routes.approvedProjects.pattern, true],
  [routes.gift.pattern, true],
  [routes.orderGiftCard.pattern, true],
  ["/gavokort/[orderReference]/", false],
  ["/404.html", false],
  ["/500.html", false],
  ["/404/", false],
  ["/500/", false],
  ["/offline/", false],
  ["/offline-plugin-app-shell-fallback/", false],
  ["/_components/", false],
  [routes.search.pattern, false],
  [routes.myPages.pattern, true],
  [routes.myDetails.pattern, false],
  [routes.increaseMonthlyGift.pattern, false],
  [routes.extraGift.pattern, false],
  ["/order/diplom/[orderReference]/", false],
  ["/d/TACK_1/", false],
  ["/mc/ml25/*", false],
])("%s may stand in the sitemap: %s", (path, may) => {
  expect(mayBeFound(path)).toBe(may);
});
