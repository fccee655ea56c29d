import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { expect, test } from "vitest";
import { withdrawals } from "../../../../../services/api/src/platform/database/tables/withdrawals.ts";
import { ownTestApi } from "../../test-api.ts";

const aDay = (most: number) => ({ own: { most, seconds: 86_400 } });
const api = await ownTestApi({}, { withdrawal: aDay(2), withdrawalOrder: aDay(3) });

const notice = (given: Record<string, unknown> = {}) => ({
  ...{ idempotencyKey: crypto.randomUUID(), orderNumber: "AB12CD34", email: "asa@exempel.se", language: "sv" },
  ...given,
});
const post = async (payload: Record<string, unknown>) => {
  const answer = await api.app.inject({ method: withdrawCall.method, url: withdrawCall.path, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

test("a mailbox and an order are written to so often a day, and who presses again uses up nothing and is answered", async () => {
  const first = notice();
  const answer = await post(first);
  expect(answer.status).toBe(200);
  for (const again of [first, first, notice()]) expect(await post(again)).toEqual(answer);
  expect((await post(notice({ part: "Nålen" }))).status).toBe(200);
  expect((await post(notice({ part: "Ljuset", email: "ASA+2@exempel.se" }))).status).toBe(429);
  expect(await post(first)).toEqual(answer);
  expect((await post(notice({ email: "eva@exempel.se" }))).status).toBe(200);
  expect((await post(notice({ email: "ida@exempel.se" }))).status).toBe(429);
  expect((await post(notice({ email: "ida@exempel.se", orderNumber: "AB12CD35" }))).status).toBe(200);
  expect(await api.db.$count(withdrawals)).toBe(4);
});
