import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { GiftDocumentJourney } from "#src/features/gift-document/gift-document-journey.tsx";
import { loadDonorStep, loadWhileWriting } from "#src/features/gift-document/lazy-steps.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadWhileWriting(), loadDonorStep()]));

const product = { presets: [200, 300, 500], preselected: 300, least: 50, most: 100_000, thanks: "Tack!" };
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test.each(["gift_certificate", "gift_card"] as const)(
  "a sign that no font has holds a %s at its field on the first step, until it is changed",
  async (kind) => {
    // However often it is asked while the words are written.
    api.says.set("Preview", [refuses(400, "validation_failed", { "words.from": "forbiddenCharacters" })]);
    render(
      <GiftDocumentJourney kind={kind} product={product} receiver={receiver}>
        <p>Om gåvan</p>
      </GiftDocumentJourney>,
      { wrapper: SeededWords },
    );
    const user = userEvent.setup();
    const goOn = () => user.click(screen.getByRole("button", { name: "Gå vidare" }));
    await user.type(field(/^Till$/), "Ida");
    await user.click(field(/^Från$/));
    await user.paste("Ola 𓀀");
    await screen.findByText(/^Något av det du skrev har tecken/);
    // Where it goes changes nothing of what stands on it.
    await user.click(screen.getByRole("radio", { name: /^Med post/ }));
    await user.click(screen.getByRole("radio", { name: /^Till mig med e-post/ }));
    await goOn();
    await waitFor(() => expect(screen.getByRole("link", { name: /^Här finns tecken/ })).toBeTruthy());
    expect(screen.queryByRole("heading", { name: "Dina uppgifter" })).toBeNull();
    api.says.set("Preview", ["silence"]);
    await user.clear(field(/^Från$/));
    await user.type(field(/^Från$/), "Ola");
    await goOn();
    await screen.findByRole("heading", { name: "Dina uppgifter" });
  },
);

test.each([
  ["gift_certificate", "FLOWERS", "/gavobevis/", "Gåvobevis till"],
  ["gift_card", "CAKE", "/gavokort/", "Gåvokort till"],
] as const)(
  "the thanks for a %s show whom it is to, as it was written in another tab",
  async (kind, design, at, says) => {
    api.says.set("Poll", [payment({ state: "paid" }, { kind })]);
    const words = { design, to: "Kerstin", from: "Lars", greeting: "Grattis!", showsAmount: false };
    const answer = { orderReference: order, kind, revision: "0".repeat(22), document: words, amount: 250 };
    api.says.set(order, [{ body: { ...answer, delivery: { to: "donor" }, state: "sent", canCorrect: true } }]);
    history.replaceState(null, "", `${at}?order=${order}`);
    render(
      <GiftDocumentJourney kind={kind} product={product} receiver={receiver}>
        <p>Om gåvan</p>
      </GiftDocumentJourney>,
      { wrapper: SeededWords },
    );
    await screen.findByRole("heading", { name: "Tack för din gåva!" });
    const to = await screen.findByText("Kerstin");
    expect(to.parentElement?.textContent).toMatch(new RegExp(`^${says} ?KerstinGrattis!Lars$`));
  },
);
