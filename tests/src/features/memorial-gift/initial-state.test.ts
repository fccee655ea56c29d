import { beforeEach, expect, test } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { memorialGift, type MemorialDraft } from "#src/features/memorial-gift/memorial-gift.ts";
import { product, written } from "./given-memorial.ts";

beforeEach(() => sessionStorage.clear());

const machine = memorialGift.machineFor(product);
const begin = (search: string, state: unknown = null) => memorialGift.arrive({ search, state }, product);
const keep = (draft: Partial<MemorialDraft>) => storeDraft("memorial_gift", { ...written, ...draft });
const order = "7H4KX2MQ9TBVZ3NP5RWD";

test.each([
  ["", { preset: 300, own: "" }],
  ["?belopp=500", { preset: 500, own: "" }],
  ["?belopp=1000&utm_source=brev", { preset: null, own: "1\u00a0000" }],
  ["?belopp=300&belopp-eget=450", { preset: null, own: "450" }],
])("%s begins with %o, and nothing is called wrong", (search, amount) => {
  expect(begin(search)).toMatchObject({ step: "sheet", draft: amount, problem: null, asked: 0 });
});

test.each([
  ["?belopp=5", "tooSmall"],
  ["?belopp=2000000", "tooLarge"],
  ["?belopp=en+slant", "notANumber"],
])("%s asks for the amount alone: %s", (search, problem) => {
  expect(begin(search)).toMatchObject({ step: "sheet", problem, asked: 1 });
});

test("nobody is led past the first step by a URL: they have written nothing yet", () => {
  expect(begin("?vidare=1")).toMatchObject({ step: "sheet", problem: null });
});

test.each([
  ["the URL of an order", `?order=${order}`, { orderStep: "donor" }],
  ["a reload of it", "", { orderStep: "order", order }],
])("%s shows that order", (_, search, state) => {
  expect(begin(search, state)).toMatchObject({ step: "order", order });
});

test("a reload has all that was written, but never the personal number", () => {
  keep({
    preset: null,
    own: "450",
    delivery: { ...written.delivery, to: "post", recipient: "Familjen", street: "Storgatan 1" },
    donor: { ...written.donor, firstName: "Ingrid", taxReduction: true, personalNumber: "194105123456" },
  });
  const { step, draft } = begin("?belopp=200", { orderStep: "donor" });
  expect(step).toBe("donor");
  expect(draft).toMatchObject({
    own: "450",
    sheet: written.sheet,
    delivery: { to: "post", recipient: "Familjen", street: "Storgatan 1" },
    donor: { firstName: "Ingrid", taxReduction: true, personalNumber: "" },
  });
});

test("who comes back where the device keeps nothing begins with the sheet, and the amount of the entry", () => {
  const state = { orderStep: "donor", orderedFingerprint: { preset: 500, own: "" } };
  expect(begin("", state)).toMatchObject({ step: "sheet", draft: { preset: 500 }, problem: "fields" });
});

test.each([
  "[]",
  "7",
  '{"sheet":7,"delivery":"x","donor":[]}',
  '{"sheet":{"design":"HORSE","givers":[]},"delivery":{"to":"moon"}}',
  '{"sheet":{"name":7,"givers":[1,{"id":7}]}}',
])("what somebody else has left on the device does no harm: %s", (left) => {
  sessionStorage.setItem("hlf_draft_memorial_gift", left);
  expect(begin("").draft).toEqual(machine.beginning.draft);
});

test("a gift that was begun in the same tab is left alone", () => {
  storeDraft("regular_gift", { ...written, order });
  expect(begin("").draft.order).toBeNull();
});
