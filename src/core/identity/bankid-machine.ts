import { bankIdMessages, type BankIdDevice, type BankIdMessage } from "@hjarta-lunga/contract/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";

export type BankIdEnd = BankIdMessage | "notStarted" | "offline" | "tooMany" | "gone" | "otherBrowser" | "otherTab";

export type BankIdState = {
  step: "choose" | "starting" | "resuming" | "waiting" | "elsewhere" | "ended" | "done";
  device: BankIdDevice;
  answer: BankIdAnswer | null;
  end: BankIdEnd | null;
  isLost: boolean;
  hasOpened: boolean;
  /** The app has the order: a moment without a code is no new beginning. */
  isPickedUp: boolean;
  isCancelled: boolean;
};

export type BankIdEvent =
  | { type: "pressed"; device: BankIdDevice }
  | { type: "resumed" }
  | { type: "answered"; answer: BankIdAnswer }
  | { type: "contact"; isLost: boolean }
  | { type: "opened" }
  | { type: "stopped"; end: BankIdEnd }
  | { type: "dropped" }
  | { type: "cancelled" }
  | { type: "takenElsewhere" };

export const atFirst: BankIdState = {
  step: "choose",
  device: "other",
  answer: null,
  end: null,
  isLost: false,
  hasOpened: false,
  isPickedUp: false,
  isCancelled: false,
};

/** The API may know more messages than a page that was loaded before. */
const known = ({ message, state }: BankIdAnswer): BankIdMessage =>
  bankIdMessages.find((one) => one === message) ?? (state === "pending" ? "rfa21" : "rfa22");

const canStart = ({ qr, startUrls }: BankIdAnswer) => qr !== null || startUrls !== null;

function take(state: BankIdState, given: BankIdAnswer): BankIdState {
  const answer = { ...given, message: known(given) };
  const { device } = answer;
  if (answer.state === "failed") return { ...atFirst, step: "ended", device, end: answer.message };
  if (answer.state === "complete") return { ...atFirst, step: "done", device, answer };
  // Of rfa21 nobody can tell whether BankID has heard of it yet.
  const isPickedUp = !canStart(answer) && (state.isPickedUp || answer.message !== "rfa21");
  return { ...state, step: "waiting", device, answer, isPickedUp, isLost: false };
}

const awaitsAnswer = ({ step }: BankIdState) => step === "starting" || step === "resuming" || step === "waiting";
const isAboutAnother = ({ answer }: BankIdState, { order }: BankIdAnswer) => answer !== null && answer.order !== order;

type Moves = {
  [Type in BankIdEvent["type"]]: (state: BankIdState, event: BankIdEvent & { type: Type }) => BankIdState;
};

const moves: Moves = {
  pressed: (_state, { device }) => ({ ...atFirst, step: "starting", device }),
  resumed: ({ device }) => ({ ...atFirst, step: "resuming", device }),
  // What has ended, or was given up, no late answer brings back.
  answered: (state, { answer }) =>
    awaitsAnswer(state) && !isAboutAnother(state, answer) ? take(state, answer) : state,
  contact: (state, { isLost }) => (awaitsAnswer(state) ? { ...state, isLost } : state),
  opened: (state) => ({ ...state, hasOpened: true }),
  stopped: ({ device }, { end }) => ({ ...atFirst, step: "ended", device, end }),
  dropped: ({ device }) => ({ ...atFirst, device }),
  cancelled: ({ device }) => ({ ...atFirst, device, isCancelled: true }),
  takenElsewhere: (state) => (awaitsAnswer(state) ? { ...state, step: "elsewhere" } : state),
};

export const nextState = (state: BankIdState, event: BankIdEvent): BankIdState =>
  (moves[event.type] as (state: BankIdState, event: BankIdEvent) => BankIdState)(state, event);
