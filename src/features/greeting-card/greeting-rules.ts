import { z } from "zod";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import {
  greetingCardAdd,
  greetingCardDraft,
  greetingCardWords,
  type GreetingCardAdd,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import type { GreetingDraft, SendingDraft, WordsDraft, GreetingProduct } from "./greeting.ts";
import { toDelivery, type Refused } from "./greeting-shape.ts";

/* The contract's rules. Fetched with the steps that need them: the library is no part of the wall's script. */

export const previewOf = (card: unknown, language: Language): PreviewOf<"greetingCard"> | undefined => {
  const { data } = greetingCardDraft.safeParse(card);
  return data && { document: "greetingCard", card: data, language };
};

export const problemsOfWords = (words: WordsDraft): FormProblems => problemsIn(greetingCardWords, words);

export const toWholeWords = (words: WordsDraft) => greetingCardWords.safeParse(words).data ?? null;

const { delivery } = greetingCardAdd.shape;
/** It neither is gone nor lies more than a year ahead. */
const deliveryInTime = delivery.superRefine((chosen, context) => {
  if (chosen.kind === "link" || chosen.on === null || isSendDay(chosen.on, todayInSweden())) return;
  const message: FieldProblem = chosen.on < todayInSweden() ? "tooLate" : "tooLarge";
  context.addIssue({ code: "custom", path: ["on"], message });
});

export const problemsOfDelivery = (sending: SendingDraft): FormProblems =>
  problemsIn(z.object({ delivery: deliveryInTime }), { delivery: toDelivery(sending) });

const amountRule = (limits: Pick<GreetingProduct, "least" | "most">) =>
  z.object({
    amount: z.custom((amount) => amount !== undefined, "required" satisfies FieldProblem).pipe(amountWithin(limits)),
  });

export const problemsOfSending = (
  draft: Pick<GreetingDraft, "sending" | "preset" | "own">,
  limits: Pick<GreetingProduct, "least" | "most">,
): FormProblems => ({
  ...problemsOfDelivery(draft.sending),
  ...problemsIn(amountRule(limits), { amount: amountOf(draft) }),
});

type Card = Pick<GreetingCardAdd, "campaignCode" | "to" | "from" | "message" | "delivery" | "amount">;

/** All but the donor, as it is sent, or the step in which something must be mended first. */
export function toWhole(draft: GreetingDraft, limits: Pick<GreetingProduct, "least" | "most">): Card | Refused {
  const words = toWholeWords(draft.words);
  const sent = deliveryInTime.safeParse(toDelivery(draft.sending)).data;
  const { data } = amountRule(limits).safeParse({ amount: amountOf(draft) });
  if (draft.code === null) return { step: "design", fields: {} };
  if (words === null) return { step: "card", fields: problemsOfWords(draft.words) };
  if (sent === undefined || data === undefined) return { step: "sending", fields: problemsOfSending(draft, limits) };
  return { campaignCode: draft.code, ...words, delivery: sent, amount: data.amount };
}
