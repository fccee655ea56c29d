import { beforeEach, expect, test } from "vitest";
import { arrive, everything, freshBeforeEach, nothing, pushed, settle, statisticsOnly, told } from "./visit-page.ts";

freshBeforeEach();

let formEvent: (typeof import("#src/core/tracking/form-events.ts"))["formEvent"];
beforeEach(async () => {
  ({ formEvent } = await import("#src/core/tracking/form-events.ts"));
});

const forms = () => told().filter(({ requestgroup }) => requestgroup === "form");
const formsPushed = () =>
  pushed()?.filter((entry) => String((entry as { event?: string } | null)?.event).startsWith("form_")) ?? [];

function fillIn() {
  formEvent("form_start", "regular_gift");
  formEvent("form_start", "regular_gift");
  formEvent("form_step", "regular_gift", "payment");
  formEvent("form_sent", "regular_gift");
  formEvent("form_start", "memorial_gift");
}

test("a form is started once, and its steps and its sending are told", async () => {
  await arrive(everything);
  fillIn();
  await settle();
  expect(forms()).toMatchObject([
    { type: "form_start", form: "regular_gift" },
    { type: "form_step", form: "regular_gift", step: "payment" },
    { type: "form_sent", form: "regular_gift" },
    { type: "form_start", form: "memorial_gift" },
  ]);
  expect(formsPushed()).toEqual([
    { event: "form_start", form: "regular_gift" },
    { event: "form_step", form: "regular_gift", step: "payment" },
    { event: "form_sent", form: "regular_gift" },
    { event: "form_start", form: "memorial_gift" },
  ]);
});

test.each([
  ["before an answer", undefined],
  ["after a refusal", nothing],
  ["with statistics alone", statisticsOnly],
])("%s a form tells nothing and leaves no mark", async (_, choice) => {
  await arrive(choice);
  fillIn();
  await settle();
  expect(told()).toEqual([]);
  expect(pushed()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("after withdrawal the device forgets which forms were touched", async () => {
  const { choose } = await arrive(everything);
  fillIn();
  await choose(nothing);
  expect(sessionStorage).toHaveLength(0);
});

test("a form may be touched before the page rests: consent commands come first all the same", async () => {
  const consent = await import("#src/core/consent-choice.ts");
  consent.choose(everything);
  formEvent("form_start", "regular_gift");
  expect(
    pushed()?.map((entry) => (Array.isArray(entry) ? (entry[1] as string) : (entry as { event: string }).event)),
  ).toEqual(["default", "update", "form_start"]);
  await settle();
});
