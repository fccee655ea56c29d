import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const create = async (changes: Record<string, unknown> = {}) => {
  const id = newId();
  const body = standins.paymentRequest(changes);
  const { headers } = await standins.swish("PUT", `/api/v2/paymentrequests/${id}`, body);
  return { id, token: String(headers.paymentrequesttoken) };
};
const page = async (path: string) => (await fetch(`${standins.urls().http}${path}`)).text();
const open = (written: string) => page(`/phone?token=${encodeURIComponent(written)}`);
const answer = (id: string, fields: Record<string, string>) =>
  fetch(`${standins.urls().http}/phone/${id}`, { method: "POST", body: new URLSearchParams(fields) });
const stateOf = async (id: string) =>
  (await standins.control("GET", `/swish/payments?token=${id}`)) as { status: string; errorCode: string | null }[];

test("the phone lists what waits: amount, message and whose phone", async () => {
  await create({ amount: "1234.50", message: "Till forskningen", payerAlias: "46701740612" });
  const shown = await page("/phone");
  expect(shown.replaceAll("\u00a0", " ")).toContain("1 234,50 kr");
  expect(shown).toContain("Till forskningen");
  expect(shown).toContain("+46701740612");
});

test.each([
  ["the code's content", (token: string) => `D${token}`],
  ["the link to the app", (token: string) => `swish://paymentrequest?token=${token}&callbackurl=https%3A%2F%2Fa.test`],
  ["the token", (token: string) => ` ${token} `],
])("%s opens its payment", async (_what, write) => {
  const { id, token } = await create();
  expect(await open(write(token))).toContain(`action="/phone/${id}"`);
});

test("a code that is about nothing is told", async () => {
  expect(await open("Dnothing")).toContain("Koden gäller ingen betalning");
});

test.each([
  ["approve", "PAID", null, "Betalningen är klar"],
  ["decline", "DECLINED", null, "Betalningen är avböjd"],
  ["bankid-cancel", "ERROR", "BANKIDCL", "gick inte igenom"],
  ["unknown", "ERROR", "DS24", "gick inte igenom"],
  ["bank-error", "ERROR", "FF10", "gick inte igenom"],
  ["timeout", "ERROR", "TM01", "gick inte igenom"],
])("the button %s ends the payment and says so", async (button, status, errorCode, told) => {
  const { id } = await create();
  expect(await (await answer(id, { answer: button })).text()).toContain(told);
  expect(await stateOf(id)).toMatchObject([{ status, errorCode }]);
});

test("after the answer there is a way back, to the web alone", async () => {
  const { id, token } = await create();
  const link = `swish://paymentrequest?token=${token}&callbackurl=${encodeURIComponent("https://charity.test/?order=1")}`;
  expect(await open(link)).toContain('name="backTo" value="https://charity.test/?order=1"');
  const done = await answer(id, { answer: "approve", backTo: "https://charity.test/?order=1" });
  expect(await done.text()).toContain('href="https://charity.test/?order=1"');
  expect(await open(`swish://paymentrequest?token=${token}&callbackurl=javascript:alert(1)`)).not.toContain(
    "javascript:",
  );
});

test("a message with mark-up is shown as text on the page of what came", async () => {
  await standins.control("POST", "/reset", { data: true });
  await fetch(`${standins.urls().http}/tag-manager/collect`, {
    method: "POST",
    body: JSON.stringify({ page: "<script>alert(1)</script>", entry: {} }),
  });
  const { id } = await create();
  const shown = await page("/");
  expect(shown).toContain("&lt;script&gt;alert(1)");
  expect(shown).toContain(id);
});
