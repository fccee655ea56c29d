import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/form-field.tsx";
import type { Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

/** Refused are also letters that no font of the card has. */
const onCard = { hasLink: "greeting.hasLink", forbiddenCharacters: "greeting.forbidden" } as const;
const name = { ...onCard, tooLong: "greeting.name.tooLong" } as const;

export const cardWords: FormWords = {
  to: { label: "greeting.to.label", required: "greeting.to.required", ...name },
  message: {
    label: "greeting.message.label",
    tooLong: "greeting.message.tooLong",
    tooManyLines: "greeting.message.tooManyLines",
    ...onCard,
  },
  from: { label: "greeting.from.label", required: "greeting.from.required", ...name },
};

const amount = "greeting.amount.look";

/** Of how it is sent and who gives. What is wrong with the amount is said with its limits where it stands. */
export const sendingWords: FormWords = {
  ...donorWords,
  recipientEmail: {
    label: "greeting.recipientEmail.label",
    required: "greeting.recipientEmail.required",
    notAnEmail: "greeting.recipientEmail.notAnEmail",
  },
  on: {
    label: "greeting.on.label",
    notADay: "greeting.on.notADay",
    tooLate: "greeting.on.gone",
    tooLarge: "greeting.on.tooFar",
  },
  amount: {
    label: "greeting.amount",
    required: "greeting.amount.missing",
    notAnAmount: amount,
    tooSmall: amount,
    tooLarge: amount,
  },
};

export function sayMail({ state, on }: GreetingCardOrderAnswer["mail"], say: Say, language: Language): string {
  if (state === "planned" && on !== null) return say("greetingOrder.mail.onDay", { day: sayDay(on, language) });
  return say(`greetingOrder.mail.${state}`);
}
