import type { GreetingCardSending } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import type { SendingDraft, SendingWay, GreetingStep } from "./greeting.ts";

/** How it goes, in the contract's shape. */
export function toDelivery({ way, recipientEmail, on }: SendingDraft) {
  if (way === "link") return { kind: "link" };
  return { kind: "email", recipientEmail, on: way === "now" ? null : on };
}

/** To whom and when, of a card that has been ordered. */
export const toSending = (sending: SendingDraft): Pick<GreetingCardSending, "recipientEmail" | "on"> => ({
  recipientEmail: sending.recipientEmail.trim(),
  on: sending.way === "day" ? sending.on : null,
});

/** The fields of the card, as they stand on the page. */
export const cardFields = ["to", "message", "from"] as const;

const deliveryFields: Record<SendingWay, readonly string[]> = {
  link: [],
  now: ["recipientEmail"],
  day: ["recipientEmail", "on"],
};
export const deliveryFieldsOf = ({ way }: Pick<SendingDraft, "way">) => deliveryFields[way];
export const sendingFields = (sending: Pick<SendingDraft, "way">): readonly string[] => [
  ...deliveryFieldsOf(sending),
  "amount",
];

/** A step in which something must be mended. */
export type Refused = { step: GreetingStep; fields: FormProblems };

/** In which step it is mended. */
const steps: readonly { step: GreetingStep; isOf: RegExp }[] = [
  { step: "design", isOf: /^campaignCode\b/ },
  { step: "card", isOf: /^(?:to|from|message)\b/ },
  { step: "sending", isOf: /^(?:delivery|amount)\b/ },
];

/** What the API refuses of the steps before the last, if anything: the first of them is mended first. */
export function refusedEarlier(fields: Readonly<Record<string, string>>): Refused | null {
  for (const { step, isOf } of steps) {
    const refused = Object.entries(fields).filter(([path]) => isOf.test(path));
    if (refused.length > 0) return { step, fields: problemsFromApi(Object.fromEntries(refused)) };
  }
  return null;
}
