import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import { TextsProvider, useTexts, type FillIns } from "#src/core/texts.tsx";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

function Shown({ text, fillIns }: { text: TextKey; fillIns?: FillIns }) {
  const { say, language } = useTexts();
  return (
    <p role="status" lang={language}>
      {say(text, fillIns)}
    </p>
  );
}

const said = () => screen.getByRole("status").textContent;

test.each<[string, string, FillIns | undefined, string]>([
  ["one word", "Minst {least} kr", { least: 50 }, "Minst 50 kr"],
  ["several words", "{least}–{most} kr", { least: 50, most: "1 000" }, "50–1 000 kr"],
  ["the same word twice", "{a} och {a}", { a: "ett" }, "ett och ett"],
  ["nothing, where there is nothing to fill in", "Tack!", { a: "ett" }, "Tack!"],
  ["zero as a number", "{least} kr", { least: 0 }, "0 kr"],
  ["words that look like more to fill in", "{a} {b}", { a: "{b}", b: "två" }, "{b} två"],
  [
    "words with signs of their own, as they are",
    "Du är nu på {title}",
    { title: "$& $1 {x}" },
    "Du är nu på $& $1 {x}",
  ],
  ["what nobody gave, as it was written", "Hej {name}", {}, "Hej {name}"],
  ["what nobody gave at all", "Hej {name}", undefined, "Hej {name}"],
])("a text is filled with %s", (_, written, fillIns, expected) => {
  render(
    <TextsProvider language="sv" texts={{ "giftStart.tooSmall": written }}>
      <Shown text="giftStart.tooSmall" {...(fillIns && { fillIns })} />
    </TextsProvider>,
  );
  expect(said()).toBe(expected);
});

test("a page adds its own words to those of the shell", () => {
  render(
    <TextsProvider language="sv" texts={{ "shell.give": "Ge" }}>
      <TextsProvider language="sv" texts={{ "content.breatheIn": "andas in" }}>
        <Shown text="shell.give" />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(said()).toBe("Ge");
});

test("a page's own word goes before the shell's", () => {
  render(
    <TextsProvider language="sv" texts={{ "shell.give": "Ge" }}>
      <TextsProvider language="sv" texts={{ "shell.give": "Skänk" }}>
        <Shown text="shell.give" />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(said()).toBe("Skänk");
});

test("an English part of a Swedish page never says a Swedish word", () => {
  render(
    <TextsProvider language="sv" texts={{ "shell.give": "Ge", "shell.menu": "Meny" }}>
      <TextsProvider language="en" texts={{ "shell.give": "Give" }}>
        <Shown text="shell.menu" />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(said()).toBe("shell.menu");
  expect(screen.getByRole("status").lang).toBe("en");
});

test("the words follow when the visitor goes to a page in another language", () => {
  const page = (language: "sv" | "en", word: string) => (
    <TextsProvider language={language} texts={{ "shell.give": word }}>
      <Shown text="shell.give" />
    </TextsProvider>
  );
  const { rerender } = render(page("sv", "Ge"));
  rerender(page("en", "Give"));
  expect(said()).toBe("Give");
  expect(screen.getByRole("status").lang).toBe("en");
});

test("a word that nobody has written shows its name, so that somebody writes it", () => {
  render(<Shown text="shell.delayed" />);
  expect(said()).toBe("shell.delayed");
});
