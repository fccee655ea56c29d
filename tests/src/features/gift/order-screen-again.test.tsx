import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { button, heading, show } from "./order-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

const pay = "Betala 250 kr med Swish";
const otherWay = "Välj ett annat sätt att betala";
const swish = { token: "t", qr: "<svg/>" };
const waits = payment({ swish, expiresInMs: 161_000 });
const lookAgain = () => act(() => void window.dispatchEvent(new Event("focus")));
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
  await screen.findByRole("heading", { name: "Något gick fel hos betaltjänsten" });
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

test.each(["Ange mobilnummer", "Betala med kort"])(
  "%s leads on past what money may have moved, where the provider could not be asked",
  async (way) => {
    const unsure = payment({ state: "cancelled", reason: "cancelledUnconfirmed" });
    api.says.set("Poll", [waits, unsure]);
    api.says.set("Cancel", [unsure]);
    const { user } = show();
    await user.click(await button(way));
    await heading("Betalningen är avbruten");
    expect(screen.getByText(/så vi ser inte om du hann godkänna betalningen/)).toBeDefined();
    expect(api.bodies("Create")).toEqual([]);
    await user.click(await button(otherWay));
    await heading("Betala");
  },
);

test("that a payment cannot be given up is no longer said once it has ended", async () => {
  api.says.set("Poll", [waits, payment({ state: "expired", reason: "timedOut" })]);
  api.says.set("Cancel", [refuses(429, "too_many_requests")]);
  const { user } = show();
  await user.click(await button("Avbryt betalningen"));
  await screen.findByText("Betalningen går inte att avbryta just nu.");
  lookAgain();
  await heading("Tiden gick ut");
  expect(screen.queryByText("Betalningen går inte att avbryta just nu.")).toBeNull();
});

test("that there were too many attempts is no longer said of a payment that waits, nor of how it ends", async () => {
  api.says.set("CreateDirectSwish", [refuses(429, "too_many_requests")]);
  api.says.set("Poll", [payment(null), waits, payment({ state: "expired", reason: "timedOut" })]);
  const { user } = show();
  await user.click(await button(pay));
  await screen.findByText(/^Det blev många försök/);
  lookAgain();
  await heading("Skanna med Swish");
  expect(screen.queryByText(/^Det blev många försök/)).toBeNull();
  lookAgain();
  await heading("Tiden gick ut");
  expect(screen.queryByText(/^Det blev många försök/)).toBeNull();
});

test.each<["cut" | ReturnType<typeof refuses>]>([["cut"], [refuses(503, "unavailable")]])(
  "a first attempt that never began (%o) is said to, once, and the number that was written stands there",
  async (lost) => {
    api.says.set("Create", [lost, refuses(429, "too_many_requests")]);
    const { user } = show();
    await user.click(await screen.findByRole("radio", { name: /^Swish med mobilnummer/ }));
    await user.type(screen.getByRole("textbox", { name: "Mobilnummer" }), "070-174 06 05");
    await user.click(await button(pay));
    const words = await screen.findByText("Betalningen kom aldrig i gång. Försök igen.");
    expect(words.closest("[role=status]")).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobilnummer" }).value).toBe("070-174 06 05");
    await user.click(await button(pay));
    await screen.findByText(/^Det blev många försök/);
    lookAgain();
    await vi.waitFor(() => expect(api.bodies("Poll").length).toBeGreaterThan(2));
    expect(screen.queryByText(/^Betalningen kom aldrig i gång/)).toBeNull();
  },
);

test("the number that another payment began with stands there when it has ended", async () => {
  api.says.set("Create", [notEnrolled]);
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^Swish med mobilnummer/ }));
  await user.type(screen.getByRole("textbox", { name: "Mobilnummer" }), "070-174 06 05");
  api.says.set("Poll", [notEnrolled]);
  await user.click(await button(pay));
  await user.click(await button(otherWay));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Mobilnummer" })).value).toBe("070-174 06 05");
});
