import React from "react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { thankForCard } from "#src/calls/shared-greeting-cards.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { ThankSender } from "#src/features/greeting-card/shared/thank-sender.tsx";
import { phone, reference, texts } from "./greeting-samples.ts";

vi.mock("#src/calls/shared-greeting-cards.ts", () => ({ thankForCard: vi.fn() }));
const thank = vi.mocked(thankForCard);
const onGone = vi.fn();
const fails = (problem: ConstructorParameters<typeof ApiError>[1]) => Promise.reject(new ApiError("call", problem));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  thank.mockResolvedValue();
});

const open = (isThanked = false) =>
  render(
    <TextsProvider language="sv" texts={texts}>
      <ThankSender reference={reference} isThanked={isThanked} phone={phone} onGone={onGone} />
    </TextsProvider>,
  );
const words = () => screen.getByLabelText("Dina ord");
const write = (value: string) => fireEvent.change(words(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: /Skicka tacket|Ett ögonblick/ }));

test("thanks are sent once for two presses, and it is said that they are on their way", async () => {
  open();
  write(" Så fint! ❤️ ");
  send();
  send();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ditt tack är på väg/));
  expect(thank.mock.calls).toEqual([[{ reference, message: "Så fint! ❤️" }]]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a card that was thanked for says so, and asks for nothing", () => {
  open(true);
  expect(screen.getByText("Tacket för kortet är redan skickat.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test("words that are not sent yet are there after a reload, and no longer once they are", async () => {
  const first = open();
  write("Så fint!");
  first.unmount();
  const second = open();
  expect(words()).toHaveProperty("value", "Så fint!");
  send();
  await screen.findByText(/^Ditt tack är på väg/);
  second.unmount();
  open();
  expect(words()).toHaveProperty("value", "");
});

test("without words nothing is sent", () => {
  open();
  write("  ");
  send();
  expect(screen.getByText("Skriv några ord först.")).toBeTruthy();
  expect(document.activeElement).toBe(words());
  expect(thank).not.toHaveBeenCalled();
});

test.each([
  ["tooLong", /Korta det till 500 tecken/],
  ["tooManyLines", /högst 20 rader/],
  ["hasLink", /Länkar kan inte stå här/],
  ["forbiddenCharacters", /tecken som vi inte kan skicka/],
] as const)("words that are %s are mended at the field", async (problem, said) => {
  thank.mockImplementation(() => fails({ code: "validation_failed", fields: { message: problem } }));
  open();
  write("Tack");
  send();
  await screen.findByText(said);
  expect(document.activeElement).toBe(words());
});

test.each([
  ["network", /Det gick inte att skicka just nu/],
  ["too_many_requests", /Det blev många på en gång/],
] as const)("after %s the words are still there", async (code, said) => {
  thank.mockImplementationOnce(() => fails({ code }));
  open();
  write("Tack");
  send();
  await screen.findByText(said);
  expect(words()).toHaveProperty("value", "Tack");
  send();
  await screen.findByText(/^Ditt tack är på väg/);
});

test("somebody else has thanked in the meantime", async () => {
  thank.mockImplementation(() => fails({ code: "changed_meanwhile" }));
  open();
  write("Tack");
  send();
  await screen.findByText("Tacket för kortet är redan skickat.");
});

test.each(["taken_down", "not_found"] as const)("a card that is %s is gone", async (code) => {
  thank.mockImplementation(() => fails({ code }));
  open();
  write("Tack");
  send();
  await waitFor(() => expect(onGone).toHaveBeenCalled());
});
