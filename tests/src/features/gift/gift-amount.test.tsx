import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { loadDonorStep, loadGiftOrder } from "#src/features/gift/lazy-steps.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { arriveAt, birgitta, button, field, giftPage, goOn, heading, here, toDonor, write } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => {
  navigate.mockClear();
  document.body.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadDonorStep(), loadGiftOrder()]));

const own = () => field("Annat belopp i kronor");
const checked = () =>
  screen.getAllByRole<HTMLInputElement>("radio").flatMap((each) => (each.checked ? each.value : []));
const said = async () => (await screen.findByRole("alert")).textContent.replaceAll(/\s/g, " ");
const unreadable = "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 1 000.";

/** With what was written, a message at the field, and focus in it; no amount is marked as chosen. */
async function expectAsked(written: string, words: string) {
  expect(await said()).toBe(words);
  expect(own().value).toBe(written);
  expect(document.activeElement).toBe(own());
  expect(own().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(own().getAttribute("aria-describedby") ?? "")?.textContent).toBeTruthy();
  expect(checked()).toEqual(["regular_gift"]);
}

test.each([
  ["19,99", "Den minsta gåvan är 20 kr."],
  ["tio", unreadable],
  ["1.000", unreadable],
  ["100 001", "Vill du ge mer än 100 000 kr? Ring oss på 08-123 45 67, så hjälper vi dig."],
])("“%s” leads no further: %s", async (written, words) => {
  const { user } = arriveAt();
  await user.type(own(), written);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(await button("Gå vidare"));
  await expectAsked(written, words);
});

test("an own amount that is wiped out is asked for", async () => {
  const { user } = arriveAt();
  await user.type(own(), "300");
  await user.clear(own());
  await user.click(await button("Gå vidare"));
  await expectAsked("", "Välj ett belopp, eller skriv ett eget.");
});

test("a link with an amount that cannot be read asks again, with what was written", async () => {
  arriveAt("/ge-en-gava/?belopp=1.000");
  await expectAsked("1.000", unreadable);
});

test("the browser's forward button leads to no step without an amount", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  history.back();
  await heading("Ge en gåva");
  await user.type(own(), "tio");
  history.forward();
  await expectAsked("tio", unreadable);
  expect(screen.queryByRole("heading", { name: "Dina uppgifter" })).toBeNull();
});

function keepsNothing() {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

test("a reload on a device that keeps nothing keeps the amount of the step, also of one that was gone back to", async () => {
  keepsNothing();
  const { user, reload } = arriveAt();
  await user.type(own(), "375");
  await toDonor(user);
  const again = reload();
  await heading("Dina uppgifter");
  expect(screen.getAllByText("375 kr").length).toBeGreaterThan(0);
  history.back();
  await heading("Ge en gåva");
  expect(own().value).toBe("375");
  await again.user.click(screen.getByRole("radio", { name: "1\u00a0000 kr" }));
  history.forward();
  await heading("Dina uppgifter");
  again.reload();
  await heading("Dina uppgifter");
  expect(screen.getAllByText(/^1\s000 kr$/).length).toBeGreaterThan(0);
});

test("a reload of a step whose amount is lost asks for it, and takes none in its place", async () => {
  keepsNothing();
  const { user, reload } = arriveAt();
  await toDonor(user);
  history.replaceState({ orderStep: "donor" }, "");
  reload();
  await expectAsked("", "Välj ett belopp, eller skriv ett eget.");
});

/** To where the amount was chosen and pressed already. */
const pressed = (href: string) => [href, { state: begun() }];

test("every month changes nothing until the visitor goes on, and keeps the amount", async () => {
  const { user } = arriveAt("/ge-en-gava/?belopp=300");
  await user.click(screen.getByRole("radio", { name: "En gång" }));
  await user.keyboard("{ArrowRight}");
  expect(checked()).toEqual(["monthly_gift"]);
  expect(own().value).toBe("300");
  expect(navigate).not.toHaveBeenCalled();
  await user.click(await button("Gå vidare"));
  expect(navigate.mock.calls).toEqual([pressed("/bli-manadsgivare/?belopp=300")]);
});

test.each([
  ["tio", []],
  ["5", [pressed("/bli-manadsgivare/?belopp=5")]],
])("every month with “%s”: what cannot be read is asked here, the rest where it is given", async (written, places) => {
  const { user } = arriveAt();
  await user.type(own(), written);
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  await user.click(await button("Gå vidare"));
  expect(navigate.mock.calls).toEqual(places);
  if (places.length === 0) expect(await said()).toBe(unreadable);
});

async function send() {
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await goOn(user);
  return user;
}

test.each([
  ["tooSmall", "Beloppet är för litet just nu. Ring oss på 08-123 45 67."],
  ["tooLarge", "Beloppet är för stort just nu. Ring oss på 08-123 45 67."],
  ["notAnAmount", unreadable],
  ["what comes next year", unreadable],
])("an amount that the API refuses (%s) leads to it with the reason", async (problem, words) => {
  api.says.set("Add", [refuses(400, "validation_failed", { amount: problem })]);
  const user = await send();
  expect(await said()).toBe(words);
  expect(document.activeElement).toBe(own());
  expect(checked()).toEqual(["regular_gift", "250"]);
  expect(screen.queryByRole("heading", { name: "Dina uppgifter" })).toBeNull();
  // What was written about the giver is still there.
  await user.click(screen.getByRole("radio", { name: "1\u00a0000 kr" }));
  await toDonor(user);
  expect(field("Förnamn").value).toBe("Birgitta");
});

test("what the API finds wrong stands at the field", async () => {
  api.says.set("Add", [refuses(400, "validation_failed", { "donor.email": "notAnEmail" })]);
  await send();
  await screen.findByRole("group", { name: "En sak att rätta" });
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBe("true");
});

test.each([
  ["a field that the form does not show", refuses(400, "validation_failed", { "donor.companyName": "required" })],
  ["a part that is no field", refuses(400, "validation_failed", { language: "required" })],
  ["a word that the page does not know", refuses(400, "validation_failed", { "donor.email": "isOnTheMoon" })],
  ["nothing in particular", refuses(400, "bad_request")],
])("when the API refuses %s, the visitor is told", async (_what, refusal) => {
  api.says.set("Add", [refusal]);
  await send();
  expect(await said()).toBe("Vi kunde inte ta emot gåvan som den är ifylld. Ring oss på 08-123 45 67.");
  expect(await button("Fortsätt till betalning")).toBeDefined();
});

/** The page as it was built, before its script. */
function unhydrated() {
  const page = <Words>{giftPage}</Words>;
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  (0, eval)(beforeHydrationScript);
  return { hydrate: () => render(page, { container, hydrate: true }) };
}

test.each([
  ["375", "Dina uppgifter"],
  ["1.000", "Ge en gåva"],
])("“%s”, written and sent before script is there, leads to %s without a reload", async (written, to) => {
  const { hydrate } = unhydrated();
  own().value = written;
  fireEvent.click(await button("Gå vidare"));
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(true);
  hydrate();
  await heading(to);
  if (to === "Ge en gåva") await expectAsked(written, unreadable);
  else expect(screen.getAllByText("375 kr").length).toBeGreaterThan(0);
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(false);
  expect(here()).toBe("/ge-en-gava/");
});

test("every month, chosen and sent before script is there, leads there with the amount", async () => {
  const { hydrate } = unhydrated();
  own().value = "375";
  screen.getByRole<HTMLInputElement>("radio", { name: "Varje månad" }).checked = true;
  fireEvent.click(await button("Gå vidare"));
  hydrate();
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([pressed("/bli-manadsgivare/?belopp=375")]));
});
