import { describe, expect, test } from "vitest";
import { campaignOf, trackedUrl } from "#src/lib/tracked-url.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";

const site = "https://hlf.test";
const reference = "7H4KX2MQ9TBVZ3NP5RWD";

describe("a URL is told", () => {
  test.each([
    ["as it is when it is a page", "/om-oss/", "/om-oss/"],
    [
      "with its campaign",
      "/?utm_source=brev&utm_medium=post&utm_campaign=jul",
      "/?utm_campaign=jul&utm_medium=post&utm_source=brev",
    ],
    ["without the reference of a gift", routes.gift.order(reference), "/ge-en-gava/"],
    ["without amount and kind", "/ge-en-gava/?belopp=500&type=x&utm_source=brev", "/ge-en-gava/?utm_source=brev"],
    ["without a look-up", "/oka-manadsgava/?type=monthly_gift_increase&lookUpGuid=1", "/oka-manadsgava/"],
    ["without its fragment", "/om-oss/#anna@example.se", "/om-oss/"],
    ["without an e-mail address in its path", "/hej/anna@example.se/", "/hej/%5Be-mail%5D/"],
    ["without an e-mail address in its campaign", "/?utm_source=anna@example.se", "/?utm_source=%5Be-mail%5D"],
    ["without a personal number in its path", "/850709-9805/", "/%5Bnumber%5D/"],
    [
      "by its pattern when it shows a card",
      routes.greetingCardShared.href("JUL_24_1", reference),
      "/d/:campaignCode/*",
    ],
    ["by its pattern when it shows a candle", routes.memorialCard.href("abc"), "/mc/ml25/*"],
    ["by its pattern when it shows an order", routes.orderDiploma.href(reference), "/order/diplom/:orderReference"],
    ["by its pattern when it shows a company's", routes.orderCompany.href("7H4KX2MQ"), "/order/foretag/:shortOrderRef"],
    ["as it is where a gift card is ordered", routes.orderGiftCard.href(), "/gavokort/"],
    ["by its pattern when it shows a gift card", `${routes.giftCard.href(reference)}/`, "/gavokort/:orderReference"],
    ["by its pattern when it draws a card", routes.internalMemorialCard.href("abc"), "/_internal_mc/MINNESLJUS_25/*"],
    ["without what follows an unknown kind of order", `/order/okand/${reference}/mer`, "/order/*"],
    ["without what follows where no card is", "/d/hemligt", "/d/*"],
    ["with Swedish letters", "/g%C3%A5va/", "/g%C3%A5va/"],
    ["although it is broken", "/%E0%A4/", "/%25E0%25A4/"],
  ])("%s", (_, rest, told) => {
    expect(trackedUrl(`${site}${rest}`)).toBe(`${site}${told}`);
  });

  test("of another site with its path alone", () => {
    expect(trackedUrl("https://sok.test/resultat?q=anna+svensson")).toBe("https://sok.test/resultat");
  });

  test.each(["", "about:blank", "javascript:alert(1)", "inte en adress"])("not at all when it is “%s”", (url) => {
    expect(trackedUrl(url)).toBe("");
  });

  test("never longer than the API takes", () => {
    expect(trackedUrl(`${site}/${"a".repeat(900)}/?utm_source=brev`)).toHaveLength(500);
    expect(trackedUrl(`${site}/${"a".repeat(480)}/?utm_source=brev`)).toHaveLength(site.length + 482);
  });
});

test("a campaign's words are plain and short", () => {
  const query = new URLSearchParams({ utm_source: "<b>brev</b>\n", utm_medium: "m".repeat(300), utm_term: "x" });
  expect(campaignOf(`${site}/?${query}`)).toEqual({ utm_source: "bbrev/b", utm_medium: "m".repeat(100) });
});

test("a campaign is never cut inside a letter, which the API would refuse", () => {
  const query = new URLSearchParams({ utm_source: `${"a".repeat(99)}🫁`, utm_medium: "🫁".repeat(60) });
  expect(campaignOf(`${site}/?${query}`)).toEqual({ utm_source: "a".repeat(99), utm_medium: "🫁".repeat(50) });
});

const withReference = Object.values(routes).flatMap((route) =>
  typeof route === "object" && /[:*]/.test(route.pattern) ? [route.pattern] : [],
);

test.each(withReference)("of %s, which carries a reference, the pattern is told", (pattern) => {
  const path = pattern.replaceAll(/:\w+/g, "HEMLIGT").replace("*", "HEMLIGT");
  expect(trackedUrl(`${site}${path}`)).toBe(`${site}${pattern}`);
});
