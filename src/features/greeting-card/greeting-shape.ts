import type { GreetingCardSending } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { problemsAt, type FormProblems } from "#src/core/form/form-problems.ts";
import type { SendingDraft, SendingWay, GreetingStep } from "./greeting.ts";

export function toDelivery({ way, recipientEmail, on }: SendingDraft) {
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
export const sendingFields = (sending: Pick<SendingDraft, "way">): readonly string[] => [
  ...deliveryFieldsOf(sending),
  "amount",
];

export type Refused = { step: GreetingStep; fields: FormProblems };

const steps: readonly { step: GreetingStep; beginning: RegExp }[] = [
  { step: "design", beginning: /^campaignCode\b/ },
  { step: "card", beginning: /^(?:to|from|message)\b/ },
  { step: "sending", beginning: /^(?:delivery|amount)\b/ },
];

/** What the API refuses of the steps before the last, if anything: the first of them is mended first. */
export function refusedEarlier(fields: Readonly<Record<string, string>>): Refused | null {
  for (const { step, beginning } of steps) {
    const refused = problemsAt(fields, beginning);
    if (refused !== null) return { step, fields: refused };
  }
  return null;
}
