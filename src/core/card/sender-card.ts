import type { ReactNode } from "react";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FormState, FormWords } from "#src/core/form/form-field.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import type { Phone } from "#src/core/phone-text.tsx";

/** The namespaces of texts of senders' pages: what both kinds of card say has the same name in each. */
export type CardOrderNamespace = "memorialCardOrder" | "greetingOrder";

export type CardOrderAnswer = {
  orderReference: string;
  state: string;
  reference: string | null;
  /** Whether the token that came with the call is that of the sender's link, which is good now. */
  bySender: boolean;
  version: number;
  card: object | null;
  keptUntil: string | null;
  gift: { amount: number } | null;
};

export type Known<Answer extends CardOrderAnswer> = Answer & { card: NonNullable<Answer["card"]> };

type BySender = { orderReference: string; token: string };

export type OpenCardProps<Answer extends CardOrderAnswer> = {
  answer: Known<Answer>;
  /** Of the link in the sender's mail: with it the card may be changed. */
  token: string | null;
  phone: Phone;
  onKnown: (answer: Answer) => void;
};

type CardForm<Words, Parsed> = {
  fields: readonly string[];
  words: FormWords;
  load: () => Promise<{ problemsOf: (words: Words) => FormProblems; parse: (words: Words) => Parsed | null }>;
  /** Where fields have other names than the contract's. */
  toFieldNames?: (problems: FormProblems) => FormProblems;
};

type FieldsProps<Words> = { form: FormState; words: Words; onChange: (change: Partial<Words>) => void };

/** What is different about a kind of card on the page of its sender. */
export type SenderCard<Answer extends CardOrderAnswer, Words extends object, Parsed> = {
  kind: OrderKind;
  namespace: CardOrderNamespace;
  texts: Record<"open" | "openText" | "see", TextKey>;
  shareTitle: (answer: Known<Answer>) => TextKey;
  newCard: string;
  pathOf: (answer: Known<Answer>, reference: string) => string;
  fetchOrder: (order: string, token: string | null) => Promise<Answer>;
  failure?: FailureEvent;
  correct: (sent: BySender & { version: number }, parsed: Parsed) => Promise<Answer>;
  takeDown: (sent: BySender) => Promise<Answer>;
  form: CardForm<Words, Parsed>;
  savedWords: (answer: Known<Answer>) => Words;
  fields: (answer: Known<Answer>, props: FieldsProps<Words>) => ReactNode;
  /** As it stands, or with other words. */
  picture: (answer: Known<Answer>, words?: Words) => ReactNode;
  downloads: (props: { reference: string; phone: Phone }) => ReactNode;
  frame?: (answer: Answer | null, screen: ReactNode) => ReactNode;
  /** How whoever has opened no link comes to one. */
  linkText: (answer: Known<Answer>) => TextKey;
  sending?: (props: OpenCardProps<Answer>) => ReactNode;
  ownLink?: (props: OpenCardProps<Answer>) => ReactNode;
  names?: (props: OpenCardProps<Answer>) => ReactNode;
  belowPicture?: (answer: Known<Answer>) => ReactNode;
};
