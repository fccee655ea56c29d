import { randomUUID } from "node:crypto";
import {
  candleCounterCall,
  correctMemorialCardCall,
  lightCandleCall,
  mailMemorialCardCall,
  memorialCardAddCall,
  memorialCardCall,
  memorialCardFileCall,
  memorialCardOrderCall,
  removeAllNamesCall,
  removeCandleNameCall,
  reportMemorialCardCall,
  takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { memorialCardOrderAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { senderTokens } from "../../../../../services/api/src/shared/cards/sender-changes.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const words = (given: Json = {}) => ({
  remembered: { name: "Karin Lindqvist", bornYear: 1941, diedYear: 2026 },
  greeting: "Tack för allt du var.\nVi minns dig med kärlek.",
  from: "Birgitta Åkerström",
  ...given,
});

/** Without a gift, unless a test says otherwise. */
export const newCard = (given: Json = {}) => ({
  idempotencyKey: randomUUID(),
  campaign: "MINNESLJUS_25",
  card: words(),
  email: "birgitta@exempel.se",
  language: "sv",
  ...given,
});

export const giftOf = (given: Json = {}) => ({
  amount: 300,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "birgitta@exempel.se" },
  ...given,
});

export const codeOf = (answer: { json: () => unknown }) => errorBody.strict().parse(answer.json()).code;

/** All calls of memorial cards, as browsers send them. */
export const cardCalls = (api: TestApi) => {
  const get = (path: string, query: Record<string, string> = {}) =>
    api.app.inject({ method: "GET", url: `${path}?${new URLSearchParams(query)}` });
  const post = (url: string, payload: Json) => api.app.inject({ method: "POST", url, payload });
  const rowOf = async (orderReference: string) => {
    const isAsked = eq(memorialCards.orderReference, orderReference);
    const [row] = await api.db.select().from(memorialCards).where(isAsked);
    if (!row) throw new Error("There is no such card");
    return row;
  };
  const tokens = senderTokens(api.environment.cardLinkSecret);
  return {
    rowOf,
    add: (body: Json) => post(memorialCardAddCall.path, body),
    card: (reference: string) => get(memorialCardCall.path, { reference }),
    file: (reference: string, how: Record<string, string> = {}) =>
      get(memorialCardFileCall.path, { reference, ...how }),
    counter: (reference?: string) => get(candleCounterCall.path, reference === undefined ? {} : { reference }),
    order: (orderReference: string, token?: string) =>
      api.app.inject({
        method: "GET",
        url: memorialCardOrderCall.path.replace(":orderReference", orderReference),
        headers: token === undefined ? {} : { [senderTokenHeader]: token },
      }),
    light: (reference: string, given: Json = {}) =>
      post(lightCandleCall.path, { idempotencyKey: randomUUID(), reference, ...given }),
    report: (reference: string, given: Json = {}) => post(reportMemorialCardCall.path, { reference, ...given }),
    correct: (body: Json) => post(correctMemorialCardCall.path, body),
    mailLink: (body: Json) => post(mailMemorialCardCall.path, body),
    takeDown: (body: Json) => post(takeDownMemorialCardCall.path, body),
    removeName: (body: Json) => post(removeCandleNameCall.path, body),
    removeAllNames: (body: Json) => post(removeAllNamesCall.path, body),
    /** A card that is lit, with the token of the link in its mail. */
    lit: async (given: Json = {}) => {
      const answer = await post(memorialCardAddCall.path, newCard(given));
      expect(answer.statusCode).toBe(201);
      const { orderReference } = memorialCardReceipt.parse(answer.json());
      const { id, reference, shortReference, linkVersion } = await rowOf(orderReference);
      return { id, orderReference, reference, shortReference, token: tokens.of({ id, linkVersion }) };
    },
    /** The card as its sender sees it. */
    seen: async (orderReference: string) =>
      memorialCardOrderAnswer
        .strict()
        .parse((await get(memorialCardOrderCall.path.replace(":orderReference", orderReference))).json()),
  };
};
