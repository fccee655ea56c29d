import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { type ReactNode } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { EnglishGift } from "#src/features/gift/english-gift.tsx";
import { loadGiftCalls, loadGiftOrder, loadGiftPay } from "#src/features/gift/lazy-steps.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { receiver } from "../given-receiver.ts";
import { answerGivers, here } from "./gift-visitor.tsx";
import { product } from "./given-product.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeAll(() => Promise.all([loadGiftCalls(), loadGiftOrder(), loadGiftPay()]));

const english = Object.fromEntries(Object.entries(texts).map(([key, { en }]) => [key, en]));
const English = ({ children }: { children?: ReactNode }) => (
  <TextsProvider language="en" texts={english}>
    {children}
  </TextsProvider>
);

function arriveAt(url: string, given = product) {
  history.replaceState(null, "", url);
  render(
    <EnglishGift product={given} receiver={receiver}>
      <p>Other ways</p>
    </EnglishGift>,
    { wrapper: English },
  );
  return userEvent.setup();
}
const effect = "250 kr gives a researcher another half-hour.";
const withEnglish: typeof product = {
  ...product,
  effects: product.effects.map((each) => ({ ...each, english: effect })),
  research: { story: "/en/research/somebody/", project: null },
};
const swedish = [...product.effects.map(({ text }) => text), product.thanks, product.lead];
const swedishSeen = () => swedish.filter((words) => document.body.textContent.includes(words));

/** Links to pages in Swedish whose words do not say so. */
const unsaid = () =>
  screen
    .getAllByRole("link")
    .filter((link) => /^\/(?!en\/|api\/)/.test(link.getAttribute("href") ?? ""))
    .map(({ textContent }) => textContent)
    .filter((words) => !words.includes("(in Swedish)"));

test("a gift is ordered in English, and its page stays the English one", async () => {
  answerGivers();
  const user = arriveAt("/en/give/");
  await user.click(await screen.findByRole("button", { name: /^Give .*with Swish$/ }));
  await screen.findByRole("img", { name: english["payment.swishCode.alt"] ?? "" });
  expect(api.bodies("Add")).toMatchObject([{ language: "en", amount: product.preselected }]);
  expect(here()).toBe("/en/give/");
  expect(swedishSeen()).toEqual([]);
  expect(unsaid()).toEqual([]);
});

test("what the amount does and whom research has helped are told in English", async () => {
  answerGivers();
  arriveAt("/en/give/", withEnglish);
  await screen.findByRole("heading", { name: /gives a researcher another half-hour/ });
  expect(screen.getByRole("link", { name: "Read about Gunnar" }).getAttribute("href")).toBe("/en/research/somebody/");
  expect(swedishSeen()).toEqual([]);
});

test("sums are grouped as the English do", async () => {
  api.says.set("Poll", [payment({ state: "paid" }, { amount: 12_500 })]);
  arriveAt(`/en/give/?order=${order}`);
  expect((await screen.findAllByText(/12,500/)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/12\s500/);
});

test("the thanks carry what the gift does, in English", async () => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  arriveAt(`/en/give/?order=${order}`, withEnglish);
  expect(await screen.findByText(effect)).toBeDefined();
  expect(swedishSeen()).toEqual([]);
});

test("who comes back to a paid gift is thanked in English, and stays there", async () => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  arriveAt(`/en/give/?order=${order}`);
  await screen.findByRole("heading", { name: "Thank you for your gift!" });
  expect(screen.getByText("A researcher now has more time at the microscope.")).toBeDefined();
  expect(here()).toBe("/en/give/");
  expect(swedishSeen()).toEqual([]);
  expect(unsaid()).toEqual([]);
});

test("where there is no such gift, the way on is to give in English", async () => {
  api.says.set("Poll", [refuses(404, "not_found")]);
  arriveAt(`/en/give/?order=${order}`);
  const again = await screen.findByRole("link", { name: "Give a gift" });
  expect(again.getAttribute("href")).toBe("/en/give/");
});
