import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { download, paidGift, unpaidGift } from "./paid-gifts.ts";

const api = await ownTestApi();

test("a paid gift's receipt is a file with its number for a name, kept by nobody on the way", async () => {
  const order = await paidGift(api);
  const response = await download(api, order.reference);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="kvitto-${order.shortReference}.pdf"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
});

test("there is no receipt before the money is there", async () => {
  const order = await unpaidGift(api);
  const response = await download(api, order.reference);
  expect(response.statusCode).toBe(409);
  expect(errorBody.parse(response.json()).code).toBe("not_paid");
});

test("an unknown reference, and the short one, open nothing", async () => {
  const order = await paidGift(api);
  expect((await download(api, "0".repeat(20))).statusCode).toBe(404);
  expect((await download(api, order.shortReference)).statusCode).toBe(400);
  expect((await download(api, "../../etc/passwd")).statusCode).toBe(400);
});

test("the reference is in no log", async () => {
  const order = await paidGift(api);
  await download(api, order.reference);
  expect(api.logs()).toContain("/api/Gift/DownloadPdfByOrderRef/:orderReference");
  expect(api.logs()).not.toContain(order.reference);
});

test("without published words there is no receipt yet, and the caller is told to come back", async () => {
  const order = await paidGift(api);
  const [row] = (await api.db.execute(sql`delete from published_snapshot returning content`)).rows;
  const empty = await buildTestApi(api.environment.databaseUrl);
  const response = await download(empty, order.reference);
  await empty.close();
  await api.db.execute(sql`insert into published_snapshot (content) values (${JSON.stringify(row?.content)}::jsonb)`);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
});
