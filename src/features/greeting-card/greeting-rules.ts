import { z } from "zod";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import { fittingForm } from "@hjarta-lunga/contract/greeting-headings.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import {
  greetingCardAdd,
  greetingCardDraft,
  greetingCardWords,
  type GreetingCardAdd,
  type GreetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { donorWithEmail } from "#src/core/donor/giver-rules.ts";
import { giverFields, toGiver } from "#src/core/donor/giver-shape.ts";
import { problemsAt, problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import type { GreetingDraft, GreetingProduct, SendingDraft, SendingWay, WordsDraft } from "./greeting.ts";

/* The contract's rules. Fetched with the steps that need them: the library is no part of the wall's script. */

export const previewOf = (card: unknown, language: Language): PreviewOf<"greetingCard"> | undefined => {
  const { data } = greetingCardDraft.safeParse(card);
  return data && { document: "greetingCard", card: data, language };
};

export const problemsOfWords = (words: WordsDraft): FormProblems => problemsIn(greetingCardWords, words);

export const parseWords = (words: WordsDraft) => greetingCardWords.safeParse(words).data ?? null;

const { delivery } = greetingCardAdd.shape;
/** It neither is gone nor lies more than a year ahead. */
const deliveryInTime = delivery.superRefine((chosen, context) => {
  if (chosen.kind === "link" || chosen.on === null || isSendDay(chosen.on, todayInSweden())) return;
  const message: FieldProblem = chosen.on < todayInSweden() ? "tooLate" : "tooLarge";
  context.addIssue({ code: "custom", path: ["on"], message });
});

export const problemsOfDelivery = (sending: SendingDraft): FormProblems =>
  problemsIn(z.object({ delivery: deliveryInTime }), { delivery: toDelivery(sending) });

/** How it is sent, the gift, and who gives: what the last form asks. */
export const lastFormSchema = (limits: Pick<GreetingProduct, "least" | "most">) =>
  z.object({
    delivery: deliveryInTime,
    amount: z.custom((amount) => amount !== undefined, "required" satisfies FieldProblem).pipe(amountWithin(limits)),
    donor: donorWithEmail,
  });

export function toLastForm({ sending, donor, ...chosen }: GreetingDraft) {
  const amount = amountOf(chosen);
  return { delivery: toDelivery(sending), amount, donor: toGiver(donor, amount ?? 0, false) };
}

type Card = Pick<GreetingCardAdd, "campaignCode" | "heading" | "to" | "from" | "message">;

/** The card as it is sent, or the step in which something must be mended first. */
export function parseCard(draft: Pick<GreetingDraft, "code" | "words">): Card | Refused {
  if (draft.code === null) return { step: "design", fields: {} };
  const words = parseWords(draft.words);
  if (words === null) return { step: "card", fields: problemsOfWords(draft.words) };
  return { campaignCode: draft.code, ...words, heading: fittingForm(draft.code, words.heading) };
}

function toDelivery({ way, recipientEmail, on }: SendingDraft) {
  if (way === "link") return { kind: "link" };
  return { kind: "email", recipientEmail, on: way === "now" ? null : on };
}

/** To whom and when, of a card that has been ordered. */
export const toSending = (sending: SendingDraft): Pick<GreetingCardSending, "recipientEmail" | "on"> => ({
  recipientEmail: sending.recipientEmail.trim(),
  on: sending.way === "day" ? sending.on : null,
});

export const cardFields = ["to", "message", "from"] as const;

const deliveryFields: Record<SendingWay, readonly string[]> = {
  link: [],
  now: ["recipientEmail"],
  day: ["recipientEmail", "on"],
};
export const deliveryFieldsOf = ({ way }: Pick<SendingDraft, "way">) => deliveryFields[way];
export const lastFields = (draft: GreetingDraft): readonly string[] => [
  ...deliveryFieldsOf(draft.sending),
  "amount",
  ...giverFields(draft.donor, amountOf(draft) ?? 0, true),
];

export type Refused = { step: "design" | "card"; fields: FormProblems };

const steps: readonly { step: Refused["step"]; beginning: RegExp }[] = [
  { step: "design", beginning: /^campaignCode\b/ },
  { step: "card", beginning: /^(?:heading|to|from|message)\b/ },
];

/** What the API refuses of the screens before the last, if anything: the first of them is mended first. */
export function refusedEarlier(fields: Readonly<Record<string, string>>): Refused | null {
  for (const { step, beginning } of steps) {
    const refused = problemsAt(fields, beginning);
    if (refused !== null) return { step, fields: refused };
  }
  return null;
}
