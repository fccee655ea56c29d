import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { freshBeforeEach } from "../../core/order/order-api.ts";
import { arriveAt, button, field } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
// The network is away when the next step is fetched.
vi.mock("#src/features/gift/lazy-steps.ts", () => ({
  loadDonorStep: () => Promise.reject(new Error("away")),
  loadGiftOrder: () => Promise.reject(new Error("away")),
}));
freshBeforeEach();

const said = async () => (await screen.findByRole("alert")).textContent.replaceAll(/\s/g, " ");
const own = () => field("Annat belopp i kronor");

test("a step that cannot be fetched is no fault of the amount, and a wrong amount gets its own words", async () => {
  const { user } = arriveAt();
  await user.click(await button("Gå vidare"));
  expect(await said()).toMatch(/^Sidan kunde inte hämtas hela vägen/);
  expect(own().getAttribute("aria-invalid")).not.toBe("true");
  await user.type(own(), "19");
  await user.click(await button("Gå vidare"));
  expect(await said()).toBe("Den minsta gåvan är 20 kr.");
  expect(own().getAttribute("aria-invalid")).toBe("true");
  await user.type(own(), "0");
  expect(screen.queryByRole("alert")).toBeNull();
});
