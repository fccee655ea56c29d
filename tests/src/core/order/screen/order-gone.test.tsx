import React from "react";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OrderNotFound } from "#src/core/order/screen/order-gone.tsx";
import { ToneOfChoice } from "#src/core/order/side/order-tone.tsx";
import bright from "../../../../../artwork/okand-order.svg";
import dusk from "../../../../../artwork/okand-order-skymning.svg";
import { receiver } from "../../../features/given-receiver.ts";
import { Words } from "../../../words.tsx";

vi.mock("gatsby", () => import("../../../gatsby-stand-in.tsx"));

test.each([
  ["a gift", "regular_gift", null, bright],
  ["a memorial gift", "memorial_gift", null, dusk],
  ["a candle", "memorial_card", null, dusk],
  ["a card of condolence", "greeting_card", "quiet", dusk],
] as const)(
  "of %s that nobody knows there is an empty envelope, in dusk for who grieves",
  (_what, kind, tone, picture) => {
    const { container } = render(
      <Words>
        <ToneOfChoice value={tone}>
          <OrderNotFound kind={kind} receiver={receiver} />
        </ToneOfChoice>
      </Words>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
    const [envelope] = container.querySelectorAll(".words > img");
    expect([envelope?.getAttribute("src"), envelope?.getAttribute("alt")]).toEqual([picture, ""]);
  },
);
