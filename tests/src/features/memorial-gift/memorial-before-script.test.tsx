import { render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MemorialJourney } from "#src/features/memorial-gift/memorial-journey.tsx";
import { freshBeforeEach } from "../../core/order/order-api.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-memorial.ts";
import { field, radio } from "./memorial-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

test("what was written and chosen before script came stays", async () => {
  history.replaceState(null, "", "/minnesgava/");
  const page = (
    <Words>
      <MemorialJourney product={product} receiver={receiver}>
        <p>Om minnesbladet</p>
      </MemorialJourney>
    </Words>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const write = (name: string, value: string) => {
    const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input !== null) input.value = value;
  };
  write("remembered.name", "Karl-Gustav");
  write("greeting", "Tack");
  write("givers.first", "Gunilla");
  const post = container.querySelector<HTMLInputElement>('[value="post"]');
  if (post !== null) post.checked = true;
  render(page, { container, hydrate: true });
  expect(await screen.findByLabelText(/^Mottagare/)).toBeDefined();
  expect(field("Namn").value).toBe("Karl-Gustav");
  expect(field(/^Hälsning/).value).toBe("Tack");
  expect(field("Namn 1").value).toBe("Gunilla");
  expect((await radio(/^Hem till familjen/)).checked).toBe(true);
});
