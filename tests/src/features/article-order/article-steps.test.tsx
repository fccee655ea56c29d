import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { ArticleJourney } from "#src/features/article-order/article-journey.tsx";
import ArticleOrder from "#src/features/article-order/article-order.tsx";
import { api, freshBeforeEach, payment } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";
import { draftOf, offer } from "./given-articles.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

const lastStep = () => screen.getAllByRole("listitem").find((step) => step.textContent.startsWith("3"))?.textContent;

test.each([
  ["what costs something", { 2001: 1 }, "3Betala"],
  ["what is free", { 1: 1 }, "3Klart"],
])("the last step of %s says what is done there", (_, wanted, name) => {
  storeDraft("article_order", draftOf(wanted));
  history.replaceState({ orderKind: "article_order", orderStep: "choose", order: null }, "", "/bestall/");
  render(
    <ArticleJourney {...offer} receiver={receiver}>
      <p>Mer</p>
    </ArticleJourney>,
    { wrapper: SeededWords },
  );
  expect(lastStep()).toBe(name);
});

test("an order that waits for its payment stands at the step where it is paid", async () => {
  const nothing = () => undefined;
  api.says.set("Poll", [payment(null, { kind: "article_order", amount: 50 })]);
  render(
    <ArticleOrder
      {...{ order, draft: draftOf({ 2001: 1 }, { order }), amount: 50, receiver }}
      {...{ onChange: nothing, onPaid: nothing, onReplaced: nothing }}
    />,
    { wrapper: SeededWords },
  );
  await screen.findByRole("heading", { name: "Betala" });
  expect(screen.getByRole("listitem", { current: "step" }).textContent).toBe("3Betala");
});
