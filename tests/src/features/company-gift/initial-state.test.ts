import { beforeEach, expect, test } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { companyGift } from "#src/features/company-gift/company-gift.ts";
import { product, written } from "./given-company.ts";

beforeEach(() => sessionStorage.clear());

const machine = companyGift.machineFor(product);
const begin = (search: string, state: unknown = null) => companyGift.arrive({ search, state }, product);
const order = "7H4KX2MQ9TBVZ3NP5RWD";

test.each([
  ["", { preset: 5_000, own: "" }],
  ["?belopp=2000", { preset: 2_000, own: "" }],
  ["?belopp=7500&utm_source=brev", { preset: null, own: "7\u00a0500" }],
])("%s begins at the first step with that amount", (search, amount) => {
  expect(begin(search)).toMatchObject({ step: "gift", draft: amount, problem: null });
});

test("after a reload what was written is there, whatever the URL began with", () => {
  storeDraft("company_gift", written());
  expect(begin("?belopp=2000", { orderStep: "details" })).toMatchObject({ step: "details", draft: written() });
});

test.each([
  ["an amount that cannot be", { preset: null, own: "12" }],
  ["no number", { company: { ...written().company, organisationNumber: "" } }],
  ["no name for the diploma", { diploma: { ...written().diploma, name: " " } }],
])("%s leads a reload of the later step back to the first", (_, fault) => {
  storeDraft("company_gift", written(fault));
  expect(begin("", { orderStep: "details" })).toMatchObject({ step: "gift", problem: "fields", asked: 1 });
});

test.each([
  ["the URL of an order", `?order=${order}`, { orderStep: "details" }],
  ["a reload of it", "", { orderStep: "order", order }],
])("%s shows that order", (_, search, state) => {
  expect(begin(search, state)).toMatchObject({ step: "order", order });
});

test.each([
  "[]",
  "7",
  '{"company":null,"register":"x","diploma":{"language":"de","name":7},"isByHand":"ja"}',
  '{"diploma":[],"company":{"email":{}}}',
])("what somebody else has left on the device does no harm: %s", (left) => {
  sessionStorage.setItem("hlf_draft_company_gift", left);
  expect(begin("").draft).toEqual(machine.beginning.draft);
});

test("a company, a word or an amount that has changed since is another order", () => {
  const fingerprint = machine.orderFingerprint(written());
  const changed = [
    written({ preset: 2_000 }),
    written({ company: { ...written().company, email: "annan@norrskenet.se" } }),
    written({ diploma: { ...written().diploma, language: "en" } }),
  ];
  for (const draft of changed) expect(machine.orderFingerprint(draft)).not.toBe(fingerprint);
  expect(machine.orderFingerprint(written({ method: "card" }))).toBe(fingerprint);
});
