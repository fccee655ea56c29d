import { randomUUID } from "node:crypto";
import { correctDocumentCall, giftDocumentCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const words = (given: Json = {}) => ({
  design: "FLOWERS",
  to: "Kerstin",
  from: "Lars och barnen",
  greeting: "Grattis på födelsedagen!",
  showsAmount: false,
  ...given,
});

export const byPost = {
  to: "post",
  recipient: "Kerstin Ek",
  ...{ street: "Björkvägen 4", postalCode: "114 55", town: "Stockholm" },
};

/** A certificate to whoever gives, unless a test says otherwise. */
export const certificate = (given: Json = {}) => ({
  kind: "gift_certificate",
  idempotencyKey: randomUUID(),
  amount: 300,
  donor: { kind: "person", firstName: "Lars", lastName: "Ek", email: "lars@exempel.se" },
  document: words(),
  delivery: { to: "donor" },
  language: "sv",
  ...given,
});
export const giftCard = (given: Json = {}) =>
  certificate({ kind: "gift_card", document: words({ design: "CAKE" }), ...given });

export const addDocument = ({ app }: TestApi, payload: Json) =>
  app.inject({ method: regularGiftCall.method, url: regularGiftCall.path, payload });

export const look = ({ app }: TestApi, orderReference: string) =>
  app.inject({ method: "GET", url: giftDocumentCall.path.replace(":orderReference", orderReference) });

/** Made from what stands now, unless a test says otherwise. */
export const correct = async (api: TestApi, orderReference: string, document: Json, madeFrom?: string) => {
  const revision = madeFrom ?? (await look(api, orderReference)).json<{ revision: string }>().revision;
  return api.app.inject({
    ...{ method: correctDocumentCall.method, url: correctDocumentCall.path },
    payload: { orderReference, revision, document },
  });
};
