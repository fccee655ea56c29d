import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, storeDraft } from "#src/core/order/draft/order-draft.ts";
import { gift, type GiftDraft } from "#src/features/gift/gift.ts";
import { product } from "./given-product.ts";

beforeEach(() => sessionStorage.clear());

const empty = gift.empty(product);
const written: GiftDraft = {
  preset: null,
  own: "1 500 kr",
  donor: {
    ...empty.donor,
    firstName: "Birgitta",
    email: "b@example.se",
    taxReduction: true,
    personalNumber: "19811218-9876",
  },
  numberKeptOf: "7H4KX2MQ9TBVZ3NP5RWD",
  method: "card",
  sent: { key: "3f6f7f5e-6a0e-4a57-9d7c-0a3b8f0c9b11", print: "[250]", replaces: "8J5MY3NR0VCWZ4QP6SXE" },
  order: "7H4KX2MQ9TBVZ3NP5RWD",
};

test("a draft is read as it was written, but for the personal number", () => {
  storeDraft("regular_gift", written);
  expect(gift.readDraft(product, null)).toEqual({ ...written, donor: { ...written.donor, personalNumber: "" } });
});

test("the personal number is never on the device, in any form", () => {
  storeDraft("regular_gift", written);
  const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]) + document.cookie;
  expect(kept.replaceAll(/\D/g, "")).not.toContain("8112189876");
});

test("a draft that is forgotten is gone", () => {
  storeDraft("regular_gift", written);
  forgetDraft("regular_gift");
  expect(sessionStorage.length).toBe(0);
  expect(gift.readDraft(product, null)).toEqual(empty);
});

test.each([
  "",
  "null",
  "[]",
  "{",
  '"x"',
  '{"donor":null,"sent":7,"order":{},"preset":"x","own":1}',
  '{"donor":{"firstName":{},"kind":7},"sent":{"key":""}}',
  '{"sent":{"replaces":"8J5MY3NR0VCWZ4QP6SXE"}}',
])("what somebody else has left there does no harm: %s", (left) => {
  sessionStorage.setItem(draftKey("regular_gift"), left);
  expect(gift.readDraft(product, null)).toEqual(empty);
});

test("a browser that keeps nothing can be given from all the same", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  storeDraft("regular_gift", written);
  expect(gift.readDraft(product, null)).toEqual(empty);
  vi.restoreAllMocks();
});

test.each([undefined, null, 7, {}, ["8J5MY3NR0VCWZ4QP6SXE"]])(
  "a sent gift whose replaced order is kept as %j replaces none",
  (replaces) => {
    sessionStorage.setItem(draftKey("regular_gift"), JSON.stringify({ sent: { key: "k", print: "[250]", replaces } }));
    expect(gift.readDraft(product, null).sent).toEqual({ key: "k", print: "[250]", replaces: null });
  },
);

test("a preset that editors have taken away since is shown as an amount of the visitor's own", () => {
  storeDraft("regular_gift", { ...empty, preset: 600, own: "" });
  expect(gift.readDraft(product, null)).toMatchObject({ preset: null, own: "600" });
});
