import { fetchMyDataCall, myDocumentCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { myData, type MyDocument } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { givenByOrders } from "../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { ownTestApi } from "../../test-api.ts";
import { give, identify, somebodyNew, type Someone } from "../../../../../scripts/testing/givers/givers.ts";
import { giveMonthly, tenYears } from "../../../../../scripts/testing/givers/ten-years.ts";

const api = await ownTestApi();
await api.app.ready();

const ask = async (who: Someone, payload: MyDocument) => {
  const { token, cookie } = await identify(api, who);
  return api.app.inject({
    ...{ method: "POST", url: `${myDocumentCall.path}?token=${token}` },
    ...{ payload, headers: { cookie } },
  });
};
const fetched = async (who: Someone) => {
  const { token, cookie } = await identify(api, who);
  const response = await api.app.inject({ url: `${fetchMyDataCall.path}?token=${token}`, headers: { cookie } });
  return myData.parse(response.json());
};
const wordsOf = async ({ rawPayload }: { rawPayload: Buffer }) =>
  (await readPdf(rawPayload)).words.replaceAll("\u00a0", " ");

test("there is a receipt of every gift that says so, and of no other", async () => {
  const who = somebodyNew();
  await giveMonthly(api, who, "2026-01-28", 1);
  await give(api, who, { on: "2026-02-01", amount: 300 });
  await give(api, who, { on: "2026-03-01", amount: 400, isGivenBack: true });
  const { gifts } = await fetched(who);
  expect(gifts.map(({ hasReceipt }) => hasReceipt)).toEqual([false, true, false]);
  for (const { number, hasReceipt, amount } of gifts) {
    const response = await ask(who, { what: "receipt", number });
    expect(response.statusCode).toBe(hasReceipt ? 200 : 404);
    if (!hasReceipt) continue;
    expect(response.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect(await wordsOf(response)).toContain(`${amount} kr`);
  }
});

test("another's receipt is as unknown as one that there is not", async () => {
  const theirs = await give(api, somebodyNew(), { on: "2026-02-01", amount: 300 });
  const [other, made] = [
    await ask(somebodyNew(), { what: "receipt", number: theirs.shortReference }),
    await ask(somebodyNew(), { what: "receipt", number: "AAAAAAAA" }),
  ];
  for (const { statusCode, payload } of [other, made]) {
    expect(statusCode).toBe(404);
    expect(JSON.parse(payload)).toMatchObject({ code: "not_found" });
  }
});

test("the receipt of a year has what was drawn in it by all of somebody's monthly gifts", async () => {
  const who = somebodyNew();
  await giveMonthly(api, who, "2026-03-28", 4);
  await giveMonthly(api, who, "2026-05-28", 1);
  const words = await wordsOf(await ask(who, { what: "year", year: 2026 }));
  for (const said of ["800 kr", "28 januari 2026", "28 maj 2026"]) expect(words).toContain(said);
  expect(words).not.toContain("2025");
  expect((await ask(who, { what: "year", year: 2024 })).statusCode).toBe(404);
});

test("of two persons with one mailbox no receipt of a year has one's name and the other's gifts", async () => {
  const email = "tva.personer@exempel.se";
  const [one, other] = [somebodyNew({ email, firstName: "Rut" }), somebodyNew({ email, firstName: "Olle" })];
  await giveMonthly(api, one, "2026-03-28", 2);
  await giveMonthly(api, other, "2026-04-28", 1);
  const mine = await api.db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
  const given = await givenByOrders(api.db, { year: 2026, orderIds: mine.map(({ id }) => id) });
  expect(given).toMatchObject({ name: "Olle Åkerström", totalOre: 20_000 });
  expect(given?.draws).toHaveLength(1);
});

test("all of it is had as data, the same as is shown", async () => {
  const who = somebodyNew();
  await give(api, who, { on: "2026-02-01", amount: 300 });
  const response = await ask(who, { what: "all", format: "json" });
  expect(response.headers).toMatchObject({
    "content-type": "application/json",
    "content-disposition": 'attachment; filename="mina-uppgifter.json"',
  });
  expect(response.json()).toEqual(await fetched(who));
  expect(response.payload).not.toContain(who.number);
});

test("and as a document to read, also of ten years and 400 gifts", async () => {
  const who = somebodyNew();
  await tenYears(api, who, "2026-11-28");
  const response = await ask(who, { what: "all", format: "pdf" });
  expect(response.statusCode, response.payload.slice(0, 200)).toBe(200);
  const words = await wordsOf(response);
  for (const said of ["Allt vi vet om dig", "Birgitta Åkerström", "Minnesljus, Karl-Gustav Lindström", "återbetald"])
    expect(words).toContain(said);
  expect(words.match(/Månadsgåva/g)).toHaveLength(120);
  expect(words).not.toContain(who.number);
});
