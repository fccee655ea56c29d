import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { openOwnPostgres } from "../../own-postgres.ts";
import type { OwnPostgres } from "../../own-postgres.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let server: OwnPostgres;
let world: PaymentWorld;
beforeAll(async () => {
  server = await openOwnPostgres();
  world = await openPaymentWorld({ RECONCILE_BASE_SECONDS: "1" }, server);
});
afterAll(() => world.close());

test.each([
  ["stopped", () => server.stop()],
  ["killed", () => server.kill()],
])(
  "a gift that is paid while the database is %s is booked and thanked for when it is back, without a restart",
  async (_how, end) => {
    const order = await world.order();
    await world.direct(order);
    const { providerReference } = await world.latest(order);
    await end();
    // What served a killed server's connections may live for a moment longer.
    await expect.poll(async () => (await addGift(world.api, gift())).statusCode).toBe(503);

    await world.control("POST", `/swish/payments/${providerReference}/approve`);
    const { orderReference } = order;
    for (const refused of [
      await world.call(paymentCalls.poll.path, { orderReference }),
      await addGift(world.api, gift()),
    ]) {
      expect(refused.statusCode).toBe(503);
      expect(errorBody.parse(refused.json()).code).toBe("unavailable");
    }

    await server.start();
    await world.until(async () => expect((await world.poll(order)).paid).toBe(true));
    await world.until(async () => expect((await world.mailsOf(order))[0]?.sentAt ?? null).not.toBeNull());
  },
);
