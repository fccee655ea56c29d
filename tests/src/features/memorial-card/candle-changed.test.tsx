import { waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCandleOrder } from "#src/features/memorial-card/lazy-steps.ts";
import { api, freshBeforeEach } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { arriveAt, button, candlePayment, heading, light, toGift, writeCard, writeEmail } from "./candle-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
const other = "9QWERTYPASDFGHJKZXCV";
beforeEach(() => {
  vi.mocked(navigate).mockReset();
  api.says.set("Counter", [{ body: { candles: 0 } }]);
  api.says.set("Poll", [candlePayment(null)]);
  api.says.set("Add", [
    { status: 201, body: { orderReference: order, order: null } },
    { status: 201, body: { orderReference: other, order: null } },
  ]);
});
// The first fetch of the later steps takes as long as it takes.
beforeAll(loadCandleOrder);

/** A gift was begun, and the visitor is back to light the candle without it. */
async function thinkAgain() {
  const { user } = arriveAt("/tand-ett-ljus/?belopp=500");
  await writeCard(user);
  await toGift(user);
  await writeEmail(user);
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  history.back();
  await heading("Din gåva");
  await user.click(await button("Tillbaka"));
  return user;
}

test("a gift that was begun is ended, and the candle lit without it", async () => {
  api.says.set("Cancel", [candlePayment({ state: "cancelled" })]);
  const user = await thinkAgain();
  await light(user);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/order/mc/${other}`, { replace: true }));
  const [first, second] = api.bodies("Add");
  expect(api.bodies("Cancel")).toHaveLength(1);
  expect(first).toMatchObject({ gift: { amount: 500 } });
  expect(second).not.toHaveProperty("gift");
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("a gift that has been paid meanwhile is thanked for, and no other candle lit", async () => {
  api.says.set("Cancel", [candlePayment({ state: "paid" })]);
  const user = await thinkAgain();
  api.says.set("Poll", [candlePayment({ state: "paid" })]);
  await light(user);
  await heading("Ljuset är tänt");
  expect(api.bodies("Add")).toHaveLength(1);
  expect(navigate).not.toHaveBeenCalled();
});
