import { expect, test } from "vitest";
import { storedKinds, type StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { findingOf, type WithdrawnOrder } from "../../../../../services/api/src/rooms/withdrawals/finding.ts";

const daysInPost = 10;
const order = (given: Partial<WithdrawnOrder> = {}): WithdrawnOrder => ({
  ...{ kind: "article_order", amountOre: 12_200, isPaid: true, isGivenBack: false, daysSinceShipped: null },
  ...given,
});

test.each([
  ["is not sent yet", {}, "inTime"],
  ["was sent today", { daysSinceShipped: 0 }, "inTime"],
  ["was sent fourteen days ago, and came later than that", { daysSinceShipped: 14 }, "inTime"],
  ["was sent on the last day that is taken for in time", { daysSinceShipped: 24 }, "inTime"],
  ["was sent the day before that", { daysSinceShipped: 25 }, "late"],
  ["is not paid", { isPaid: false }, "unpaid"],
  ["cost nothing", { amountOre: 0 }, "free"],
  ["cost nothing, and was sent long ago", { amountOre: 0, daysSinceShipped: 400 }, "free"],
  ["has had its money back", { isGivenBack: true }, "givenBack"],
  ["is a gift", { kind: "regular_gift" }, "gift"],
  ["is a gift that nobody has paid", { kind: "memorial_gift", isPaid: false }, "gift"],
  ["is a card with somebody's words", { kind: "greeting_card" }, "personal"],
  ["is a certificate with a name", { kind: "gift_certificate" }, "personal"],
  ["is a membership", { kind: "membership_gift" }, "membership"],
] as const)("an order that %s", (_name, given, finding) => {
  expect(findingOf(order(given), daysInPost)).toBe(finding);
});

test("an order that is not there is received too", () => {
  expect(findingOf(undefined, daysInPost)).toBe("unknown");
});

test("articles alone are goods", () => {
  const goods = (Object.keys(storedKinds) as StoredKind[]).filter(
    (kind) => findingOf(order({ kind }), daysInPost) === "inTime",
  );
  expect(goods).toEqual(["article_order"]);
});
