import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { loadGiftCalls, loadGiftPay, loadGiverRules } from "#src/features/gift/lazy-steps.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { answerGivers, arriveAt, button, giftPage, give, here, openSlip, own } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => {
  answerGivers();
  navigate.mockClear();
  document.body.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadGiftCalls(), loadGiftPay(), loadGiverRules()]));

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .flatMap((each) => (each.checked && each.name !== "donor-kind" ? each.value : []));
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
  await give(user);
  await expectAsked(written, words);
});

test("an own amount that is wiped out is asked for", async () => {
  const { user } = arriveAt();
  await user.type(own(), "300");
  await user.clear(own());
  await give(user);
  await expectAsked("", "Välj ett belopp, eller skriv ett eget.");
});

test("a link with an amount that cannot be read asks again, with what was written", async () => {
  arriveAt("/ge-en-gava/?belopp=1.000");
  await expectAsked("1.000", unreadable);
});

function keepsNothing() {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

test("a reload on a device that keeps nothing keeps the amount", async () => {
  keepsNothing();
  const { user, reload } = arriveAt();
  await user.type(own(), "375");
  const again = reload();
  expect(own().value).toBe("375");
  await again.user.click(screen.getByRole("radio", { name: "1\u00a0000 kr" }));
  again.reload();
  expect(await button(/^Ge 1.000 kr med Swish$/)).toBeDefined();
});

test("a reload whose amount is lost asks for it, and takes none in its place", async () => {
  keepsNothing();
  const { reload } = arriveAt();
  history.replaceState({ orderStep: "amount" }, "");
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
  await user.click(await button("Ge 300 kr varje månad"));
  expect(navigate.mock.calls).toEqual([pressed("/bli-manadsgivare/?belopp=300")]);
});

test.each([
  ["tio", []],
  ["5", [pressed("/bli-manadsgivare/?belopp=5")]],
])("every month with “%s”: what cannot be read is asked here, the rest where it is given", async (written, places) => {
  const { user } = arriveAt();
  await user.type(own(), written);
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  await user.click(await button(/^Ge .*varje månad$/));
  expect(navigate.mock.calls).toEqual(places);
  if (places.length === 0) expect(await said()).toBe(unreadable);
});

async function send() {
  const { user } = arriveAt();
  await give(user);
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
  api.says.delete("Add");
  answerGivers();
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["a part that is no field", refuses(400, "validation_failed", { language: "required" })],
  ["nothing in particular", refuses(400, "bad_request")],
])("when the API refuses %s, the visitor is told", async (_what, refusal) => {
  api.says.set("Add", [refusal]);
  await send();
  expect(await said()).toBe("Vi kunde inte ta emot gåvan som den är ifylld. Ring oss på 08-123 45 67.");
  expect(await button("Ge 250 kr med Swish")).toBeDefined();
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

test("an amount written and sent before script is there is given without a reload", async () => {
  const { hydrate } = unhydrated();
  own().value = "375";
  fireEvent.click(await button("Ge 250 kr med Swish"));
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(true);
  hydrate();
  await vi.waitFor(() => expect(api.bodies("Add")).toMatchObject([{ amount: 375 }]));
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(false);
  expect(here()).toBe("/ge-en-gava/");
});

test("an amount that cannot be read, sent before script is there, is asked for, and makes no order", async () => {
  const { hydrate } = unhydrated();
  own().value = "1.000";
  fireEvent.click(await button("Ge 250 kr med Swish"));
  hydrate();
  await expectAsked("1.000", unreadable);
  expect(api.bodies("Add")).toEqual([]);
});

test("every month, chosen and sent before script is there, leads there with the amount", async () => {
  const { hydrate } = unhydrated();
  own().value = "375";
  screen.getByRole<HTMLInputElement>("radio", { name: "Varje månad" }).checked = true;
  fireEvent.click(await button("Ge 250 kr med Swish"));
  hydrate();
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([pressed("/bli-manadsgivare/?belopp=375")]));
});

test("the Enter key in the own amount gives it", async () => {
  const { user } = arriveAt();
  await openSlip(user);
  api.says.set("CreateDirectSwish", ["silence"]);
  await user.type(own(), "375{Enter}");
  await vi.waitFor(() => expect(api.bodies("Add")).toMatchObject([{ amount: 375 }]));
});
