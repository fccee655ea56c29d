// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { gift } from "@hjarta-lunga/contract/seed/texts/gift.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { giftThanks } from "#src/features/gift/gift-thanks.tsx";
import { GiftTrust } from "#src/features/gift/gift-trust.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-product.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

const texts = Object.fromEntries(Object.entries(gift).map(([key, { sv }]) => [key, sv]));
const say: Parameters<typeof giftThanks>[0]["say"] = (key, values = {}) =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{${name}}`, String(value)),
    texts[key] ?? key,
  );

const project = { title: "Ärr som slår", applicant: "Åsa Ek", institution: "Lunds universitet", year: 2026 };
const next = (given: typeof product) => giftThanks({ product: given, receiver, say, order: "8J5", amount: 250 }).next;

test("thanks name the project that was granted money last", () => {
  expect(next({ ...product, research: { story: undefined, project } }).at(-1)).toBe(
    "Den blir till forskning som den här: ”Ärr som slår”. Åsa Ek vid Lunds universitet fick pengar till den 2026.",
  );
});

test("without a list of projects they say where the money goes", () => {
  const plain = texts["gift.thanks.research"];
  expect(next(product).at(-1)).toBe(plain);
  expect(next({ ...product, research: { story: undefined, project: null } }).at(-1)).toBe(plain);
});

test.each([
  ["/forskning/till-holmen-och-tillbaka/", 1],
  [undefined, 0],
])("beside the payment stands who looks after the money, and a story where there is one: %s", (story, links) => {
  render(
    <TextsProvider language="sv" texts={texts}>
      <GiftTrust story={story} />
    </TextsProvider>,
  );
  expect(screen.getByText("Svensk Insamlingskontroll granskar oss.", { exact: false })).toBeDefined();
  expect(screen.queryAllByRole("link", { name: "Läs om Gunnar" }).map((link) => link.getAttribute("href"))).toEqual(
    links === 0 ? [] : [story],
  );
});
