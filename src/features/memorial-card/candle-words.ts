import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/field-words.ts";

/** Refused are also letters that no font of the card has. */
const onCard = { hasLink: "candle.hasLink", forbiddenCharacters: "candle.forbidden" } as const;
const nameOnCard = { ...onCard, tooLong: "candle.name.tooLong" } as const;
const year = { notAYear: "candle.notAYear", diedBeforeBorn: "candle.diedBeforeBorn" } as const;

export const cardWords = {
  remembered: { label: "candle.name.label", required: "candle.name.required", ...nameOnCard },
  bornYear: { label: "candle.bornYear", ...year },
  diedYear: { label: "candle.diedYear", ...year },
  greeting: {
    label: "candle.greeting.label",
    tooLong: "candle.greeting.tooLong",
    tooManyLines: "candle.greeting.tooManyLines",
    ...onCard,
  },
  from: { label: "candle.from.label", required: "candle.from.required", ...nameOnCard },
} as const satisfies FormWords;

const amount = "candle.amount.look";

/** Of those of the second step. What is wrong with the amount is said with its limits where it stands. */
export const sendingWords = {
  ...donorWords,
  amount: {
    label: "candle.amount",
    required: "candle.amount.missing",
    notAnAmount: amount,
    tooSmall: amount,
    tooLarge: amount,
  },
} as const satisfies FormWords;
