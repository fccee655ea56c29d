import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api, freshBeforeEach, payment, refuses } from "./gift-api.ts";
import { button, heading, show } from "./order-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

const pay = "Betala 250 kr med Swish";
const otherWay = "Välj ett annat sätt att betala";
const notEnrolled = payment({ method: "swishNumber", state: "failed", reason: "payerNotEnrolled" });

/** A payment has ended, and the visitor writes a number to pay with instead. */
async function chooseNumber() {
  api.says.set("Poll", [notEnrolled]);
  const { user } = show();
  await user.click(await button(otherWay));
  await user.type(await screen.findByRole("textbox", { name: "Mobilnummer" }), "070-174 06 05");
  return user;
}

test("a second attempt that ends at once is told of like the first", async () => {
  const user = await chooseNumber();
  api.says.set("Create", [notEnrolled]);
  await user.click(await button(pay));
  await heading("Något gick fel hos betaltjänsten");
  expect(screen.getByText(/^Det finns ingen Swish på det mobilnumret/)).toBeDefined();
  await user.click(await button(otherWay));
  await heading("Betala");
});

test("a card that is refused at once after another way is told of", async () => {
  const user = await chooseNumber();
  api.says.set("Create", [payment({ method: "card", state: "failed", reason: "providerAway" })]);
  await user.click(await screen.findByRole("radio", { name: "Kort" }));
  await user.click(await button("Betala 250 kr med kort"));
  await heading("Något gick fel hos betaltjänsten");
  expect(screen.getByText(/^Betaltjänsten svarar inte just nu/)).toBeDefined();
});

test("a second attempt whose answer is lost ends with how the last payment ended", async () => {
  const user = await chooseNumber();
  api.says.set("Create", ["cut"]);
  await user.click(await button(pay));
  await screen.findByText(/^Vi fick inget svar och kontrollerar/);
  expect(screen.queryByRole("button", { name: pay })).toBeNull();
  await screen.findByRole("heading", { name: "Något gick fel hos betaltjänsten" }, { timeout: 5000 });
});

test.each([
  ["too many attempts", refuses(429, "too_many_requests"), /^Det blev många försök/],
  ["a refused number", refuses(400, "validation_failed", { mobile: "notAMobileNumber" }), /^Mobilnumret stämmer inte/],
])("a second attempt that meets %s stays where the number is written", async (_, said, words) => {
  const user = await chooseNumber();
  api.says.set("Create", [said]);
  await user.click(await button(pay));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobilnummer" }).value).toBe("070-174 06 05");
});
