import { hrefOf } from "@hjarta-lunga/contract/calls/call.ts";
import { diplomaCall, diplomaFileCall, saveDiplomaCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { diplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { addGift, gift } from "../gift/gift-samples.ts";
import { markPaid } from "../../ledger/receipts/paid-gifts.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { ownTestApi } from "../../test-api.ts";
import { addDocument, certificate } from "./document-samples.ts";

const api = await ownTestApi();
await api.app.ready();

type Json = Record<string, unknown>;
const given = async (payload: Json = gift({ amount: 2500 })): Promise<OrderReceipt> =>
  orderReceipt.parse((await addGift(api, payload)).json());
const pay = async (receipt: OrderReceipt) => {
  const [row] = await api.db.select().from(orders).where(eq(orders.reference, receipt.orderReference));
  if (!row) throw new Error("The gift made no order");
  await markPaid(api, row);
  return receipt;
};
const paid = async () => pay(await given());
const look = (reference: string) =>
  api.app.inject({ method: "GET", url: diplomaCall.path.replace(":orderReference", reference) });
const save = (orderReference: string, version: number, diploma: Json) =>
  api.app.inject({ ...{ method: "POST", url: saveDiplomaCall.path }, payload: { orderReference, version, diploma } });
const get = (url: string) => api.app.inject({ method: "GET", url });

const anna = { name: "Anna Berg", occasion: "Insamling på 50-årsdagen", showsAmount: true };

test("who has given makes a diploma of it, downloads it as PDF and picture, and changes it as often as they like", async () => {
  const { orderReference, shortOrderReference } = await paid();
  expect(diplomaAnswer.parse((await look(orderReference)).json())).toMatchObject({
    version: 0,
    diploma: null,
    amount: 2500,
  });
  expect((await get(hrefOf(diplomaFileCall, { orderReference, format: "pdf" }))).statusCode).toBe(404);

  expect(diplomaAnswer.parse((await save(orderReference, 0, anna)).json())).toMatchObject({
    version: 1,
    diploma: anna,
  });
  const pdf = await get(hrefOf(diplomaFileCall, { orderReference, format: "pdf" }));
  expect(pdf.headers["content-disposition"]).toBe(`attachment; filename="diplom-${shortOrderReference}.pdf"`);
  expect((await readPdf(pdf.rawPayload)).words).toMatch(/Diplom till Anna Berg Insamling på 50-årsdagen.*2 500 kr/);
  expect((await get(hrefOf(diplomaFileCall, { orderReference, format: "png" }))).headers["content-type"]).toBe(
    "image/png",
  );

  const changed = { ...anna, occasion: "", showsAmount: false };
  expect(diplomaAnswer.parse((await save(orderReference, 1, changed)).json()).version).toBe(2);
  expect(
    (await readPdf((await get(hrefOf(diplomaFileCall, { orderReference, format: "pdf" }))).rawPayload)).words,
  ).not.toContain("2 500");
});

test("the same words again change nothing, and words that another tab has saved meanwhile are not written over", async () => {
  const { orderReference } = await paid();
  const answers = await Promise.all([1, 2, 3].map(() => save(orderReference, 0, anna)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const late = await save(orderReference, 0, { ...anna, name: "Bo Berg" });
  expect([late.statusCode, late.json<Json>().code]).toEqual([409, "changed_meanwhile"]);
  expect(diplomaAnswer.parse((await look(orderReference)).json())).toMatchObject({ version: 1, diploma: anna });
});

test("a gift that is not paid has none, nor has an unknown one, nor a gift with a certificate of its own", async () => {
  const unpaid = await given();
  const other = await pay(orderReceipt.parse((await addDocument(api, certificate())).json()));
  const cases = [
    [unpaid.orderReference, 409, "not_paid"],
    ["0000000000ZZZZZZZZZZ", 404, "not_found"],
    [other.orderReference, 404, "not_found"],
  ] as const;
  for (const [reference, status, code] of cases)
    for (const answer of [
      await look(reference),
      await save(reference, 0, anna),
      await get(hrefOf(diplomaFileCall, { orderReference: reference, format: "pdf" })),
    ])
      expect([answer.statusCode, answer.json<Json>().code]).toEqual([status, code]);
});

test.each<[string, Json, string]>([
  ["for nobody", { name: " " }, "diploma.name"],
  ["with a link", { occasion: "Läs www.exempel.se" }, "diploma.occasion"],
  ["with letters that no font of ours has", { name: "𓀀𓀁" }, "diploma.name"],
  ["with more than has room", { occasion: "å".repeat(121) }, "diploma.occasion"],
])("a diploma %s is refused at its field", async (_, change, field) => {
  const { orderReference } = await paid();
  const response = await save(orderReference, 0, { ...anna, ...change });
  expect(Object.keys(response.json<{ fields: Json }>().fields)).toContain(field);
});
