import { journeyKindNames, journeyOf, journeyPath } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { orderHref, orderKindNames, orderKinds, orderPath } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, test } from "vitest";

test("the gift's page in each language is that of the routes", () => {
  expect(orderPath("regular_gift", "sv")).toBe(routes.gift.pattern);
  expect(orderPath("regular_gift", "en")).toBe(routes.giftEnglish.pattern);
  expect(orderHref("regular_gift", "A1", "en")).toBe("/en/give/?order=A1");
  expect(orderHref("regular_gift", "A1")).toBe(routes.gift.order("A1"));
});

test.each(orderKindNames.filter((kind) => kind !== "regular_gift"))(
  "%s is in Swedish alone, and found there from English",
  (kind) => {
    expect(orderPath(kind, "en")).toBe(orderKinds[kind].path);
  },
);

test.each(journeyKindNames)("%s begins in Swedish where its journey is", (kind) => {
  expect(journeyPath(kind, "sv")).toBe(journeyOf(kind).path);
});
