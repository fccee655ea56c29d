import { expect, test } from "vitest";
import { checkPassword } from "../../../services/content/src/access/password.ts";

const anna = { email: "anna.svensson@example.se", name: "Anna Karlsdotter" };

test.each([
  "Fyra lugna andetag 5",
  "En helt egen mening",
  "qsm9y-d8szx-cxh6p-7rjx7",
  "katt paraply måne tratt",
  "🫀🫁 slår och andas",
])("the password '%s' is taken", (password) => {
  expect(checkPassword(password, anna)).toBe(true);
});

test.each([
  ["kort", "minst 12 tecken"],
  ["x".repeat(201), "högst 200 tecken"],
  // From the list of what people use, with the usual turns.
  ["password123456", "lätt att gissa"],
  ["P@ssw0rd123456", "lätt att gissa"],
  ["iloveyou12345678", "lätt att gissa"],
  ["trustno1trustno1", "lätt att gissa"],
  ["administrator1", "lätt att gissa"],
  // The same in Swedish.
  ["lösenord123456", "lätt att gissa"],
  ["Losenord2026!", "lätt att gissa"],
  ["Välkommen123", "lätt att gissa"],
  ["Sommaren2026!", "lätt att gissa"],
  // Fingers that walk along the keyboard, count, or stay where they are.
  ["qwertyuiop123456", "lätt att gissa"],
  ["1q2w3e4r5t6y", "lätt att gissa"],
  ["123456789012", "lätt att gissa"],
  ["aaaaaaaaaaaaaa", "lätt att gissa"],
  // Our name, and the person's own.
  ["HjärtaLunga2026!", "lätt att gissa"],
  ["hjarta-och-lunga", "lätt att gissa"],
  ["anna.svensson-99", "lätt att gissa"],
  ["Karlsdotter2026", "lätt att gissa"],
])("the password '%s' of Anna Karlsdotter is refused: %s", (password, reason) => {
  expect(checkPassword(password, anna)).toContain(reason);
});

test.each([undefined, null, 17, {}, ["Fyra lugna andetag 5"]])("%j is no password", (password) => {
  expect(checkPassword(password, anna)).not.toBe(true);
});
