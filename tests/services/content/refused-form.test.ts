import type { FormState } from "payload";
import { expect, test } from "vitest";
import { withReasonsHeld } from "../../../services/content/src/admin/refusals/held-reasons.ts";
import { accepted, follow, nothing, stillWrong } from "../../../services/content/src/admin/refusals/refused-form.ts";

const right: FormState = {
  title: { value: "Om oss", valid: true },
  content: { value: { root: 1 }, valid: true },
  updatedAt: { value: "2026-11-28T18:00:00Z", valid: true },
};
const taken = { path: "title", message: "Titeln är tagen." };
const refused: FormState = { ...right, title: { value: "Om oss", valid: false, errorMessage: taken.message } };
const pressed = { isProcessing: true, answered: [] };
const after = { isProcessing: false, answered: [] };
const sent = follow(nothing, right, pressed);

test("reasons that come a moment after the answer are taken, and stay when a later check of the form finds nothing", () => {
  const waiting = follow(sent, right, after);
  expect(stillWrong(waiting, right)).toEqual([]);
  const told = follow(waiting, refused, after);
  const checkedAnew: FormState = { ...right, content: { value: { root: 1 }, valid: true } };
  expect(follow(told, checkedAnew, after)).toBe(told);
  expect(stillWrong(told, checkedAnew)).toEqual([taken]);
});

test("a reason that was wiped away before anything was drawn is known from the answer", () => {
  const told = follow(sent, right, { ...after, answered: [taken] });
  expect(stillWrong(told, right)).toEqual([taken]);
});

test("a check that began before the refusal takes no reason from its field", () => {
  expect(withReasonsHeld(right, [taken]).title).toMatchObject({ valid: false, errorMessage: taken.message });
  expect(withReasonsHeld(right, [{ path: "file", message: "Filen är en GIF." }])).toBe(right);
  const other: FormState = { title: { value: "", valid: false, errorMessage: "Fyll i det här fältet." } };
  expect(withReasonsHeld(other, [taken])).toBe(other);
});

test("what is written anew, or sent anew, ends it; what an autosave writes does not", () => {
  const told = follow(sent, refused, after);
  expect(follow(told, { ...right, title: { value: "Om", valid: true } }, after)).toBe(nothing);
  expect(stillWrong(follow(told, right, pressed), right)).toEqual([]);
  expect(follow(told, { ...right, updatedAt: { value: "2026-11-28T18:00:02Z" } }, after)).toBe(told);
});

test("what was mended and sent at once, while it is still marked as wrong, is right when it was saved", () => {
  const again = follow(follow(sent, refused, after), refused, pressed);
  expect(follow(again, refused, { ...after, answered: accepted })).toBe(nothing);
  expect(follow(again, refused, after)).toMatchObject({ phase: "refused" });
});

test("what had no field when it was sent, as a file before one is chosen, is written too", () => {
  const lacksFile = { path: "file", message: "Välj en bild." };
  const told = follow(sent, right, { ...after, answered: [lacksFile] });
  const marked: FormState = { ...right, file: { value: null, valid: false, errorMessage: lacksFile.message } };
  expect(follow(told, marked, after)).toBe(told);
  expect(follow(told, { ...marked, file: { value: new File(["a"], "a.svg") } }, after)).toBe(nothing);
});

test("another file of the same kind is another file", () => {
  const first: FormState = { file: { value: new File(["a"], "a.gif"), valid: true } };
  const told = follow(follow(nothing, first, pressed), first, {
    ...after,
    answered: [{ path: "file", message: "Nej" }],
  });
  expect(follow(told, { file: { value: new File(["b"], "b.gif"), valid: true } }, after)).toBe(nothing);
});
