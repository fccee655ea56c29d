import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { TestApi } from "../../test-api.ts";

export const gift = (given: Record<string, unknown> = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  amount: 250,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "birgitta@exempel.se" },
  language: "sv",
  ...given,
});

export const addGift = (api: TestApi, payload: Record<string, unknown>) =>
  api.app.inject({ method: regularGiftCall.method, url: regularGiftCall.path, payload });
