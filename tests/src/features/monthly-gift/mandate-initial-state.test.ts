import { afterEach, beforeEach, expect, test } from "vitest";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { takeNonce } from "#src/core/identity/led-back.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { mandates } from "#src/features/monthly-gift/mandate.ts";
import { withoutSensitive } from "#src/features/monthly-gift/mandate-draft.ts";
import { product, reference, token, written } from "./given-mandate.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/bli-manadsgivare/");
});
afterEach(() => takeNonce());

const begin = (search: string, state: unknown = null, kind: "monthly_gift" | "direct_debit" = "monthly_gift") =>
  mandates[kind].arrive({ search, state }, product);

test.each([
  ["", { preset: 200, own: "", drawDay: 28 }, "amount", null],
  ["?belopp=300", { preset: 300, own: "" }, "amount", null],
  ["?belopp=350", { preset: null, own: "350" }, "amount", null],
  ["?belopp=5", { preset: null, own: "5" }, "amount", "tooSmall"],
  ["?belopp=30000", { preset: null }, "amount", "tooLarge"],
  ["?belopp=1.000", { preset: null, own: "1.000" }, "amount", "notANumber"],
  ["?belopp=200&belopp-eget=450&dag=25&vidare=1", { own: "450", drawDay: 25 }, "identity", null],
  ["?dag=31", { drawDay: 28 }, "amount", null],
])("%s begins with %o in the step %s", (search, draft, step, problem) => {
  expect(begin(search)).toMatchObject({ step, draft, problem });
});

test("an amount that was chosen and pressed elsewhere is not asked for again, unless it cannot be given", () => {
  expect(begin("?belopp=300", begun())).toMatchObject({ step: "identity", draft: { preset: 300, drawDay: 28 } });
  expect(begin("?belopp=5", begun())).toMatchObject({ step: "amount", problem: "tooSmall" });
});

test("what was written here before is shown before anybody identifies, wherever the amount was pressed", () => {
  storeDraft("monthly_gift", withoutSensitive({ ...written, preset: 100 }));
  expect(begin("?belopp=300", begun())).toMatchObject({ step: "amount", draft: { preset: 300 }, problem: null });
});

test.each([
  ["its reference in the URL", `?order=${reference}`, null],
  ["a reload of it", "", { orderStep: "order", order: reference }],
])("%s shows what was agreed", (_, search, state) => {
  expect(begin(search, state)).toMatchObject({ step: "order", order: reference });
});

test("what was begun earlier is taken up with its amount and day", () => {
  storeDraft("monthly_gift", withoutSensitive({ ...written, preset: 100 }));
  expect(begin("")).toMatchObject({ step: "amount", draft: { preset: 100, drawDay: 27, contact: written.contact } });
  expect(begin("?belopp=300").draft).toMatchObject({ preset: 300, drawDay: 27 });
});

test("where nothing can be kept, the entry of the history has amount and day", () => {
  const state = { orderStep: "account", orderedFingerprint: { preset: null, own: "450", drawDay: 25 } };
  expect(begin("", state)).toMatchObject({ step: "account", draft: { preset: null, own: "450", drawDay: 25 } });
});

test("the visitor's bank leads back to the account", () => {
  sessionStorage.setItem(tabKeys.accountLookup, "lookup");
  expect(begin("")).toMatchObject({ step: "account" });
});

test("BankID's app leads back to where somebody identifies, in whichever tab", () => {
  history.replaceState(null, "", `/bli-manadsgivare/#bankid=${token}`);
  expect(begin("")).toMatchObject({ step: "identity" });
  expect(window.location.hash).toBe("");
});

test("a consent alone asks for no amount", () => {
  expect(begin("?belopp=5", null, "direct_debit")).toMatchObject({ step: "amount", problem: null });
  expect(begin("?vidare=1", null, "direct_debit")).toMatchObject({ step: "identity", problem: null });
});
