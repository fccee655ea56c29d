import { randomInt, randomUUID } from "node:crypto";
import type { RegularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { Request } from "autocannon";

export const someGift = (amount: number): RegularGift => ({
  idempotencyKey: randomUUID(),
  amount,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: `givare-${randomUUID()}@exempel.se` },
  language: "sv",
});

/** Each order comes from a visitor of its own: calls are counted by e-mail and by address. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A new gift order each time that it is sent. */
export const giftRequest: Request = {
  method: "POST",
  setupRequest: (request) => ({
    ...request,
    body: JSON.stringify(someGift(250)),
    headers: { ...request.headers, "content-type": "application/json", "x-forwarded-for": someAddress() },
  }),
};
