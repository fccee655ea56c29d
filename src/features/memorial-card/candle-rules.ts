import { z } from "zod";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { donor, emailAddress } from "@hjarta-lunga/contract/schemas/donors.ts";
import { memorialCard, type MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { toGiver } from "#src/core/donor/giver-shape.ts";
import { problemsAt, problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { toFieldNames, toCard, type CandleDraft, type CandleProduct, type CardDraft } from "./candle.ts";

/* The contract's rules. Fetched with the first sign of a hand: the library that they need is no part of the first script. */

export const problemsOfCard = (card: CardDraft): FormProblems => toFieldNames(problemsIn(memorialCard, toCard(card)));

export function parseCard(card: CardDraft): MemorialCard | null {
  const parsed = memorialCard.safeParse(toCard(card));
  return parsed.success ? parsed.data : null;
}

export const sendingSchema = (limits: Pick<CandleProduct, "least" | "most">) =>
  z.object({
    email: emailAddress,
    gift: z.object({
      amount: z.custom((amount) => amount !== undefined, "required" satisfies FieldProblem).pipe(amountWithin(limits)),
      donor,
    }),
  });

export function toSending(draft: CandleDraft) {
  const amount = amountOf(draft);
  const { email } = draft.donor;
  return { email, gift: { amount, donor: toGiver(draft.donor, amount ?? 0, false) } };
}

/** What the API refuses of the words, if anything: they are mended in the first step. */
export function refusedCard(fields: Readonly<Record<string, string>>): FormProblems | null {
  const found = problemsAt(fields, /^card\b/);
  return found && toFieldNames(found);
}
