import { expect, test, vi } from "vitest";
import { arrive, said } from "./account-visitor.tsx";

vi.mock("#src/calls/brite.ts", () => ({ initiateBrite: vi.fn(), briteResults: vi.fn() }));

test("whose bank it is is said as soon as four digits stand there", async () => {
  const { clearing, write, isShown } = arrive();
  await write("600", clearing());
  expect(isShown("Handelsbanken")).toBe(false);
  await write("6000", clearing());
  expect(isShown("Handelsbanken")).toBe(true);
  await write("8327-9", clearing());
  expect([isShown("Handelsbanken"), isShown("Swedbank")]).toEqual([false, true]);
});

test("that the account is not kept for a reload is said at the field", () => {
  const { number } = arrive();
  const hint = document.getElementById(number().getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("Vi sparar inte kontot i webbläsaren: laddas sidan om får du skriva det igen.");
});

test("a bank is said of a whole account that is pasted into the second field", async () => {
  const { number, user, isShown } = arrive();
  await user.click(number());
  await user.paste("8327-9, 000 001 234-4");
  expect(isShown("Swedbank")).toBe(true);
});

test.each([
  ["a clearing number that no bank has", "0999", "0012343", "clearing.unknownClearing"],
  ["a clearing number that is half written", "600", "123456789", "clearing.tooShort"],
  ["letters", "SEB", "0012343", "clearing.forbiddenCharacters"],
  ["a number that is too short", "5000", "00123", "number.tooShort"],
  ["the number of a card", "5000", "4111 1111 1111 1111", "number.tooLong"],
  ["an IBAN", "5000", "SE45 5000 0000", "number.forbiddenCharacters"],
  ["a check digit that does not agree", "5000", "0012344", "number.doubtful"],
  ["a fifth digit that does not agree", "8327-8", "0000012344", "clearing.doubtful"],
])("%s is told in words that help, and not before the field was left", async (_what, first, second, problem) => {
  const { clearing, number, write, user, isShown } = arrive();
  await write(first, clearing());
  await write(second, number());
  const isOfNumber = problem.startsWith("number");
  if (isOfNumber) expect(isShown(said(problem))).toBe(false);
  await user.tab();
  await vi.waitFor(() => expect(isShown(said(problem))).toBe(true));

  await write("5000", clearing());
  await write("0012343", number());
  await user.tab();
  await vi.waitFor(() => expect(isShown(said(problem))).toBe(false));
});

test("a warning is no error: the field is not marked as wrong", async () => {
  const { clearing, number, write, user, isShown } = arrive();
  await write("5000", clearing());
  await write("0012344", number());
  await user.tab();
  await vi.waitFor(() => expect(isShown(said("number.doubtful"))).toBe(true));
  expect(number().getAttribute("aria-invalid")).toBeNull();
});
