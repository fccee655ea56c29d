import { useLayoutEffect, useRef } from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { BankIdEnd, BankIdState } from "./bankid-machine.ts";

export type BankIdView =
  "choose" | "contacting" | "code" | "app" | "inApp" | "comeBack" | "elsewhere" | "done" | "ended";

export function viewOf({ step, answer, isPickedUp }: BankIdState): BankIdView {
  if (step === "starting" || step === "resuming") return "contacting";
  if (step !== "waiting" || answer === null) return step === "waiting" ? "contacting" : step;
  if (answer.qr !== null) return "code";
  if (answer.startUrls !== null) return "app";
  if (answer.message === "returnHere") return "comeBack";
  return isPickedUp ? "inApp" : "contacting";
}

const own = {
  choose: null,
  contacting: "bankid.contacting.text",
  comeBack: "bankid.comeBack.text",
  elsewhere: "bankid.elsewhere.text",
  done: "bankid.done.text",
  ended: null,
} as const satisfies Partial<Record<BankIdView, TextKey | null>>;

export function statusText(state: BankIdState): TextKey | null {
  const view = viewOf(state);
  if (state.isCancelled) return "bankid.rfa6";
  if (state.isLost) return "bankid.lost";
  // Nothing is tried before the link is pressed.
  if (view === "app" && !state.hasOpened) return "bankid.app.press";
  if (view === "code" || view === "app" || view === "inApp") return `bankid.${state.answer?.message ?? "rfa21"}`;
  return own[view];
}

const endTexts: Partial<Record<BankIdEnd, TextKey>> = { otherBrowser: "bankid.returnHere" };
export const endText = (end: BankIdEnd): TextKey =>
  endTexts[end] ?? (`bankid.${end as Exclude<BankIdEnd, "otherBrowser">}` as const);

const endHeadings: Partial<Record<BankIdEnd, TextKey>> = {
  rfa3: "bankid.ended.cancelled",
  rfa6: "bankid.ended.cancelled",
  otherBrowser: "bankid.ended.otherBrowser",
  otherTab: "bankid.ended.otherTab",
};
/** What was given up, or goes on elsewhere, is no error, and looks like none. */
export const isError = (end: BankIdEnd): boolean => endHeadings[end] === undefined;
export const endHeading = (end: BankIdEnd): TextKey => endHeadings[end] ?? "bankid.ended.heading";

type NextAction = "again" | "otherWay" | "whereItBegan" | "none";
const nextActions: Partial<Record<BankIdEnd, NextAction>> = {
  rfa17a: "otherWay",
  rfa28: "otherWay",
  tooOften: "none",
  tooYoung: "none",
  otherBrowser: "whereItBegan",
  otherTab: "whereItBegan",
};
export const nextAction = (end: BankIdEnd): NextAction => nextActions[end] ?? "again";

export const headMark = "data-bankid-head";

const begun = (before: BankIdView, view: BankIdView) => before === "choose" || before === "ended" || view === "ended";

/** Focus follows a pressed button that vanishes, and goes to an error. Words that change while one waits are read aloud. */
export function useFocusOnView(view: BankIdView) {
  const root = useRef<HTMLElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view) return;
    const target = root.current?.querySelector<HTMLElement>(view === "choose" ? "button" : `[${headMark}]`);
    const hasLostFocus = document.activeElement === document.body;
    if (!hasLostFocus && !begun(was, view)) return;
    target?.focus({ preventScroll: true });
    if (begun(was, view)) root.current?.scrollIntoView({ block: "nearest" });
  }, [view]);
  return root;
}
