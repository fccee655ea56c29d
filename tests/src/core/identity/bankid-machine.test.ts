import type { BankIdMessage } from "@hjarta-lunga/contract/bankid.ts";
import { expect, test } from "vitest";
import { atFirst, nextState, type BankIdEvent, type BankIdState } from "#src/core/identity/bankid-machine.ts";
import { statusText, viewOf } from "#src/core/identity/bankid-view.ts";
import { answerWith, complete, failedWith, here, inApp } from "./bankid-answers.ts";

const answered = (...part: Parameters<typeof answerWith>): BankIdEvent => ({
  type: "answered",
  answer: answerWith(...part),
});
const pressed: BankIdEvent = { type: "pressed", device: "other" };
const pressedHere: BankIdEvent = { type: "pressed", device: "this" };
const after = (...events: BankIdEvent[]): BankIdState => events.reduce(nextState, atFirst);
const shown = (...events: BankIdEvent[]) => {
  const state = after(...events);
  return [viewOf(state), statusText(state)];
};

test.each<[what: string, events: BankIdEvent[], view: string, said: string | null]>([
  ["nothing begins by itself", [], "choose", null],
  ["a press is answered at once", [pressed], "contacting", "bankid.contacting.text"],
  ["a code is to be scanned", [pressed, answered()], "code", "bankid.rfa1"],
  [
    "BankID has not answered yet",
    [pressed, answered({ qr: null, message: "rfa21" })],
    "contacting",
    "bankid.contacting.text",
  ],
  ["the app is not opened by itself", [pressedHere, { type: "answered", answer: here }], "app", "bankid.app.press"],
  ["the link is pressed", [pressedHere, { type: "answered", answer: here }, { type: "opened" }], "app", "bankid.rfa13"],
  ["the app has it", [pressed, answered(), { type: "answered", answer: inApp }], "inApp", "bankid.rfa9"],
  [
    "the app has it, and it is processed",
    [pressed, { type: "answered", answer: inApp }, answered({ qr: null, message: "rfa21" })],
    "inApp",
    "bankid.rfa21",
  ],
  [
    "it begins anew in silence",
    [pressed, { type: "answered", answer: inApp }, answered(), answered({ qr: null, message: "rfa21" })],
    "contacting",
    "bankid.contacting.text",
  ],
  [
    "it waits for the way back",
    [{ type: "resumed" }, answered({ qr: null, message: "returnHere" })],
    "comeBack",
    "bankid.comeBack.text",
  ],
  ["nobody answers", [pressed, answered(), { type: "contact", isLost: true }], "code", "bankid.lost"],
  [
    "somebody answers again",
    [pressed, answered(), { type: "contact", isLost: true }, answered()],
    "code",
    "bankid.rfa1",
  ],
  ["another tab goes on", [pressed, answered(), { type: "takenElsewhere" }], "elsewhere", "bankid.elsewhere.text"],
  ["it is complete", [pressed, { type: "answered", answer: complete }], "done", "bankid.done.text"],
  ["it failed", [pressed, { type: "answered", answer: failedWith("rfa8") }], "ended", null],
  ["the visitor gives it up", [pressed, answered(), { type: "cancelled" }], "choose", "bankid.rfa6"],
  ["what was begun is not for this step", [{ type: "resumed" }, { type: "dropped" }], "choose", null],
])("%s", (_what, events, view, said) => {
  expect(shown(...events)).toEqual([view, said]);
});

test.each<[what: string, ended: BankIdEvent[]]>([
  ["given up", [{ type: "cancelled" }]],
  ["ended", [{ type: "stopped", end: "gone" }]],
  ["complete", [{ type: "answered", answer: complete }]],
  ["taken up elsewhere", [{ type: "takenElsewhere" }]],
  ["never begun", [{ type: "dropped" }]],
])("a late answer brings nothing back of what is %s", (_what, ended) => {
  const before = after(pressed, answered(), ...ended);
  for (const late of [answered(), { type: "contact", isLost: true } as const, { type: "takenElsewhere" } as const])
    expect(nextState(before, late)).toEqual(before);
});

test("an answer about an order that another has replaced is thrown away", () => {
  const before = after(pressed, answered());
  expect(nextState(before, answered({ order: "x".repeat(43), message: "rfa9", qr: null }))).toBe(before);
});

test("a new try remembers nothing of the last", () => {
  const before = after(pressed, answered(), { type: "stopped", end: "gone" });
  expect(nextState(before, pressedHere)).toEqual({ ...atFirst, step: "starting", device: "this" });
});

test.each([
  ["pending", "bankid.rfa21"],
  ["failed", "rfa22"],
] as const)("a message that this page does not know stops nothing (%s)", (state, meant) => {
  const message = "rfa99" as BankIdMessage;
  const now = after(pressed, { type: "answered", answer: inApp }, answered({ state, message, qr: null }));
  expect(state === "pending" ? statusText(now) : now.end).toBe(meant);
});
