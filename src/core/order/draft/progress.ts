import type { OrderDraft, Sent } from "./order-draft.ts";

type Fingerprint = string | number;

export type Progress<Step extends string, Draft extends OrderDraft, Fault extends string> = {
  step: Step | "order";
  draft: Draft;
  problem: Fault | null;
  asked: number;
  /** The order that is shown. Also one that another tab or device has begun. */
  order: string | null;
  /** What was chosen when that order was made of this draft, or shown. Nothing for an order of another draft. */
  orderedFingerprint: Fingerprint | null;
  isPaid: boolean;
};

export type Rules<Step extends string, Draft extends OrderDraft, Fault extends string> = {
  steps: readonly [first: Step, ...Step[]];
  empty: Draft;
  orderFingerprint: (draft: Draft) => Fingerprint | undefined;
  faultOf: (draft: Draft) => Fault | null;
  noteOrdered?: ((draft: Draft) => Partial<Draft>) | undefined;
};

type Moves<Step extends string, Draft extends OrderDraft, Fault extends string> = {
  initialised: { progress: Progress<Step, Draft, Fault> };
  changed: { change: (draft: Draft) => Partial<Draft> };
  /** A field of the choice was left, and is judged unless that is too early. */
  choiceLeft: { isTooEarly: (draft: Draft) => boolean };
  choiceAsked: { problem: Fault };
  stepTaken: { step: Step | "order" };
  orderSent: { sent: Sent };
  orderMade: { order: string };
  paid: object;
  replaced: object;
};
export type Move<Step extends string, Draft extends OrderDraft, Fault extends string> = {
  [Name in keyof Moves<Step, Draft, Fault>]: { move: Name } & Moves<Step, Draft, Fault>[Name];
}[keyof Moves<Step, Draft, Fault>];

export function createOrderMachine<Step extends string, Draft extends OrderDraft, Fault extends string>(
  rules: Rules<Step, Draft, Fault>,
) {
  type Now = Progress<Step, Draft, Fault>;
  const { steps, empty, orderFingerprint, faultOf, noteOrdered } = rules;
  const first = steps[0];
  const last = steps.at(-1) ?? first;

  const beginning: Now = {
    step: first,
    draft: empty,
    problem: null,
    asked: 0,
    order: null,
    orderedFingerprint: null,
    isPaid: false,
  };
  const withDraft = (now: Now, change: Partial<Draft>): Now => ({ ...now, draft: { ...now.draft, ...change } });

  const withOrder = (now: Now, order: string): Now => ({
    ...now,
    step: "order",
    order,
    orderedFingerprint: now.draft.order === order ? (orderFingerprint(now.draft) ?? null) : null,
  });

  const askChoice = (now: Now, problem: Fault): Now => ({ ...now, step: first, problem, asked: now.asked + 1 });

  function atStep(now: Now, step: Step | "order"): Now {
    const fault = step === first || step === "order" ? null : faultOf(now.draft);
    return fault === null ? { ...now, step, problem: null } : askChoice(now, fault);
  }

  /** The choice was changed after the order was made: it is another one, which has no order yet. */
  const isOfOtherChoice = ({ draft, orderedFingerprint }: Now) =>
    orderedFingerprint !== null && orderFingerprint(draft) !== orderedFingerprint;

  type Mine = Moves<Step, Draft, Fault>;
  const table: { [Name in keyof Mine]: (now: Now, move: Mine[Name]) => Now } = {
    initialised: (_, { progress }) => progress,
    changed: (now, { change }) => ({ ...withDraft(now, change(now.draft)), problem: null }),
    choiceLeft: (now, { isTooEarly }) => (isTooEarly(now.draft) ? now : { ...now, problem: faultOf(now.draft) }),
    choiceAsked: (now, { problem }) => askChoice(now, problem),
    // What is paid is given: no way back leads into the same order again.
    stepTaken: (now, { step }) => {
      if (now.isPaid || (step === "order" && now.order === null)) return now;
      return atStep(now, step === "order" && isOfOtherChoice(now) ? last : step);
    },
    orderSent: (now, { sent }) => withDraft(now, { sent } as Partial<Draft>),
    orderMade: (now, { order }) => {
      // The former order may be the one to pay, whatever was chosen since: what is kept of it stays.
      const noted = now.draft.order === order ? {} : noteOrdered?.(now.draft);
      return withOrder(withDraft(now, { ...noted, order } as Partial<Draft>), order);
    },
    paid: (now) => ({ ...now, isPaid: true, step: "order" }),
    // The same again would lead to the same order: it gets one that can be paid.
    replaced: (now) => (now.draft.order === now.order ? withDraft(now, { sent: null } as Partial<Draft>) : now),
  };

  function moveOn(now: Now, move: Move<Step, Draft, Fault>): Now {
    const make = table[move.move] as (now: Now, move: Move<Step, Draft, Fault>) => Now;
    return make(now, move);
  }
  return { steps, first, last, beginning, orderFingerprint, withOrder, askChoice, atStep, moveOn };
}
export type OrderMachine<Step extends string, Draft extends OrderDraft, Fault extends string> = ReturnType<
  typeof createOrderMachine<Step, Draft, Fault>
>;
