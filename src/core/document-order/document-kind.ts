import type { ReactNode } from "react";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FormState, FormWords } from "#src/core/form/form-field.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import type { FillIns } from "#src/core/texts.tsx";

export type DocumentAnswer = { orderReference: string; state: string; revision: string; canCorrect: boolean };

type Rules<Answer, Words, Parsed> = {
  problemsOf: (words: Words, answer: Answer) => FormProblems;
  parse: (words: Words, answer: Answer) => Parsed | null;
};

type FieldsProps<Words> = {
  form: FormState;
  words: Words;
  phone: Phone;
  onChange: (change: Partial<Words>) => void;
};

/** What is different about a document on the page of its order. */
export type DocumentKind<Answer extends DocumentAnswer, Words extends object, Parsed> = {
  namespace: "memorial" | "giftDocument";
  /** Whichever page it was asked on, it is what it was ordered as. */
  kindOf: (answer: Answer) => OrderKind;
  fetchDocument: (orderReference: string) => Promise<Answer>;
  correct: (sent: { orderReference: string; revision: string }, parsed: Parsed) => Promise<Answer>;
  stateTexts: (answer: Answer) => { heading: TextKey; text: TextKey; fillIns?: FillIns };
  correctionText: (answer: Answer) => TextKey;
  nameOf: (answer: Answer) => TextKey;
  downloads: (answer: Answer, phone: Phone) => ReactNode;
  /** As it stands, or with other words. */
  picture: (answer: Answer, words?: Words) => ReactNode;
  linesOn: (answer: Answer) => readonly string[];
  savedWords: (answer: Answer) => Words;
  /** What was kept may be anything. */
  wordsIn: (stored: unknown, answer: Answer) => Words;
  change: (words: Words, change: Partial<Words>) => Words;
  fields: (answer: Answer, props: FieldsProps<Words>) => ReactNode;
  form: {
    fieldsOf: (words: Words) => readonly string[];
    words: FormWords;
    load: () => Promise<Rules<Answer, Words, Parsed>>;
    /** What the API refuses, by the form's fields. */
    problemsFrom: (refused: Readonly<Record<string, string>>, fields: readonly string[]) => FormProblems;
  };
};
