import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { addMemorial, memorial } from "../../kinds/memorial-gift/memorial-samples.ts";
import { ownTestApi } from "../../test-api.ts";
import { download, markPaid, paidGift } from "./paid-gifts.ts";
import { coloursOf, readPdf } from "./read-pdf.ts";

const api = await ownTestApi();
const red = "#a4182f";

const receiptOf = async (reference: string) => (await download(api, reference)).rawPayload;
const paidMemorial = async () => {
  const { orderReference } = orderReceipt.parse((await addMemorial(api, memorial())).json());
  const [order] = await api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("The gift made no order");
  await markPaid(api, order);
  return orderReference;
};

test("the receipt of a memorial gift is in dusk, without red; that of another gift is bright", async () => {
  expect(await coloursOf(await receiptOf(await paidMemorial()))).not.toContain(red);
  expect(await coloursOf(await receiptOf((await paidGift(api)).reference))).toContain(red);
});

test("its thanks take two lines, which is what the field below them has room for", async () => {
  const { spans } = await readPdf(await receiptOf(await paidMemorial()));
  const thanks = spans.filter(({ str }) => str.trim() !== "" && "Tack för din minnesgåva".includes(str.trim()));
  expect(new Set(thanks.map(({ y }) => Math.round(y))).size).toBe(2);
});
