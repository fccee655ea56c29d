import type { FormState } from "payload";
import { expect, test } from "vitest";
import { follow, nothing, stillWrong } from "../../../services/content/src/admin/refusals/refused-form.ts";

const right: FormState = { title: { value: "Om oss", valid: true }, content: { value: { root: 1 }, valid: true } };
const refused: FormState = { ...right, title: { value: "Om oss", valid: false, errorMessage: "Titeln är tagen." } };
const sent = follow(nothing, right, true);

test("reasons that come a moment after the answer are taken, and stay when a later check of the form finds nothing", () => {
  const waiting = follow(sent, right, false);
  expect(stillWrong(waiting, right)).toEqual([]);
  const told = follow(waiting, refused, false);
  const checkedAnew: FormState = { ...right, content: { value: { root: 1 }, valid: true } };
  expect(follow(told, checkedAnew, false)).toBe(told);
  expect(stillWrong(told, checkedAnew)).toEqual([{ path: "title", message: "Titeln är tagen." }]);
});

test("what is written anew, or sent anew, ends it", () => {
  const told = follow(sent, refused, false);
  expect(follow(told, { ...right, title: { value: "Om", valid: true } }, false)).toBe(nothing);
  expect(stillWrong(follow(told, right, true), right)).toEqual([]);
});
