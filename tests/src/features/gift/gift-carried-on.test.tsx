import { beforeEach, expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { freshBeforeEach } from "../../core/order/order-api.ts";
import { arriveAt, heading } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/tracking/track-form.ts", () => ({ trackForm: vi.fn() }));
freshBeforeEach();
beforeEach(() => vi.mocked(trackForm).mockReset());

test("a press elsewhere that leads to the second step began the form and took its first step, told once", async () => {
  const { reload } = arriveAt("/ge-en-gava/?belopp=500", begun("swishDirect"));
  await heading("Dina uppgifter");
  const told = [
    ["regular_gift", "form_start"],
    ["regular_gift", "form_step", "donor"],
  ];
  expect(vi.mocked(trackForm).mock.calls).toEqual(told);
  reload();
  await heading("Dina uppgifter");
  expect(vi.mocked(trackForm).mock.calls).toEqual(told);
});
