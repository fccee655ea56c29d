import { render, waitFor } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CandleJourney } from "#src/features/memorial-card/candle-journey.tsx";
import { freshBeforeEach } from "../../core/order/order-api.ts";
import { Words } from "../../words.tsx";
import { field } from "./candle-visitor.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-candle.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

test("what was written before script came stays, and stands on the card", async () => {
  history.replaceState(null, "", "/tand-ett-ljus/");
  const page = (
    <Words>
      <CandleJourney product={product} receiver={receiver}>
        <p>Om ljuset</p>
      </CandleJourney>
    </Words>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  for (const [name, value] of [
    ["remembered", "Karl-Gustav"],
    ["greeting", "Du fattas oss"],
    ["from", "Gunilla"],
  ]) {
    const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input !== null) input.value = value ?? "";
  }
  render(page, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector("aside")?.textContent).toContain("Du fattas oss"));
  expect(field("Namn").value).toBe("Karl-Gustav");
  expect(field(/^Ljuset tänds av/).value).toBe("Gunilla");
});
