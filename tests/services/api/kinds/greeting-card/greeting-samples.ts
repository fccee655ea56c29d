import { randomUUID } from "node:crypto";
import {
  correctGreetingCardCall,
  greetingCardAddCall,
  greetingCardCall,
  greetingCardFileCall,
  greetingCardOrderCall,
  reportGreetingCardCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
  thankForCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import { greetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { and, eq, sql } from "drizzle-orm";
import { senderTokens } from "../../../../../services/api/src/shared/cards/sender-changes.ts";
import { greetingCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const words = (given: Json = {}) => ({
  to: "Karin Lindqvist",
  from: "Birgitta Åkerström",
  message: "Grattis på dagen!\nVi ses på lördag 🎂",
  ...given,
});

export const newGreeting = (given: Json = {}) => ({
  idempotencyKey: randomUUID(),
  campaignCode: "GRATULATION_1",
  ...words(),
  delivery: { kind: "link" },
  amount: 100,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "birgitta@exempel.se" },
  language: "sv",
  ...given,
});

export const byMail = (on: string | null = null, recipientEmail = "karin@exempel.se") => ({
  delivery: { kind: "email", recipientEmail, on },
});

/** "2026-12-24", so many days from now by Sweden's calendar. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(Date.now() + days * 86_400_000);

/** All calls of greeting cards, as browsers send them. */
export const greetingCalls = (api: TestApi) => {
  const get = (path: string, query: Record<string, string> = {}) =>
    api.app.inject({ method: "GET", url: `${path}?${new URLSearchParams(query)}` });
  const post = (url: string, payload: Json) => api.app.inject({ method: "POST", url, payload });
  const tokens = senderTokens(api.environment.cardLinkSecret);
  const rowOf = async (orderReference: string) => {
    const [row] = await api.db.select().from(greetingCards).where(eq(greetingCards.orderReference, orderReference));
    if (!row) throw new Error("There is no such card");
    return row;
  };
  const ordered = async (given: Json = {}) => {
    const answer = await post(greetingCardAddCall.path, newGreeting(given));
    if (answer.statusCode !== 201) throw new Error(`No card was ordered: ${answer.body}`);
    return orderReceipt.parse(answer.json());
  };
  /** As it is for its sender, with the token of the link in their mail. */
  const held = async (orderReference: string) => {
    const { id, reference, shortReference, linkVersion } = await rowOf(orderReference);
    return { id, orderReference, reference, shortReference, token: tokens.of({ id, linkVersion }) };
  };
  return {
    rowOf,
    ordered,
    held,
    add: (body: Json) => post(greetingCardAddCall.path, body),
    card: (orderReference: string) => get(greetingCardCall.path, { orderReference }),
    file: (orderReference: string, how: Record<string, string> = {}) =>
      get(greetingCardFileCall.path, { orderReference, ...how }),
    order: (orderReference: string, token?: string) =>
      api.app.inject({
        method: "GET",
        url: greetingCardOrderCall.path.replace(":orderReference", orderReference),
        headers: token === undefined ? {} : { [senderTokenHeader]: token },
      }),
    thank: (reference: string, message = "Tack, vad glad jag blev!") =>
      post(thankForCardCall.path, { reference, message }),
    report: (reference: string, given: Json = {}) => post(reportGreetingCardCall.path, { reference, ...given }),
    correct: (body: Json) => post(correctGreetingCardCall.path, body),
    send: (body: Json) => post(sendGreetingCardCall.path, body),
    stop: (body: Json) => post(stopGreetingCardCall.path, body),
    takeDown: (body: Json) => post(takeDownGreetingCardCall.path, body),
    seen: async ({ orderReference, token }: { orderReference: string; token?: string }) =>
      greetingCardOrderAnswer.strict().parse(
        (
          await api.app.inject({
            method: "GET",
            url: greetingCardOrderCall.path.replace(":orderReference", orderReference),
            headers: token === undefined ? {} : { [senderTokenHeader]: token },
          })
        ).json(),
      ),
    /** The mail that brings it, if there is one. */
    mailOf: async (
      { id }: { id: string },
      template: "greetingToRecipient" | "greetingThanks" = "greetingToRecipient",
    ) =>
      (
        await api.db
          .select()
          .from(mails)
          .where(and(eq(mails.ownerId, id), eq(mails.template, template)))
      )[0],
    /** As if it were so many days later for the mail that brings it. */
    bringForward: async ({ id }: { id: string }, days: number) => {
      await api.db
        .update(mails)
        .set({
          dueOn: sql`${mails.dueOn} - ${days}::int`,
          createdAt: sql`${mails.createdAt} - make_interval(days => ${days})`,
        })
        .where(and(eq(mails.ownerId, id), eq(mails.template, "greetingToRecipient")));
    },
  };
};
