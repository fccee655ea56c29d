import type { FormWords } from "#src/core/form/field-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { cardWords } from "./candle-words.ts";
import type { CardDraft } from "./candle.ts";
import { loadLater } from "./candle-later.ts";
import { cardFields } from "./candle-shape.ts";

const words: FormWords = cardWords;

type Options = { card: CardDraft; refused: FormProblems; asked: number };

/** The words of a card in a form. */
export const useCandleForm = ({ card, refused, asked }: Options) =>
  useLazyValidation({
    fields: cardFields,
    words,
    load: loadLater,
    judge: ({ problemsOfCard }) => problemsOfCard(card),
    refused,
    asked,
  });
