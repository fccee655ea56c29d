import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { loadWhileWriting } from "#src/features/memorial-gift/lazy-steps.ts";
import { SheetOrder } from "#src/features/memorial-gift/sheet-order.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { button, field, heading, summary } from "./memorial-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => api.says.set("Preview", ["silence"]));
beforeAll(() => loadWhileWriting());

const read = "a".repeat(22);
const changed = "b".repeat(22);
const answer = (given: Partial<MemorialSheetAnswer> = {}, greeting = "Tack"): { body: MemorialSheetAnswer } => ({
  body: {
    orderReference: order,
    revision: read,
    sheet: { design: "BIRD", remembered: { name: "Karin Lindqvist" }, greeting, givers: ["Gunilla"] },
    delivery: { to: "donor", day: null },
    state: "sent",
    canCorrect: true,
    correctedTo: "donor",
    ...given,
  },
});
const elsewhere = answer({ revision: changed }, "Från en annan flik");

async function beginCorrection() {
  const user = userEvent.setup();
  render(<SheetOrder order={order} receiver={receiver} />, { wrapper: Words });
  await user.click(await button("Ändra orden"));
  await user.clear(field(/^Hälsning/));
  await user.type(field(/^Hälsning/), "Mitt");
  return user;
}
const save = "Spara det nya bladet";

test("words that another tab has changed meanwhile are shown, what was typed stays, and the next save knows of them", async () => {
  api.says.set(order, [answer(), elsewhere]);
  api.says.set("CorrectSheet", [refuses(409, "changed_meanwhile"), answer({ revision: "c".repeat(22) }, "Mitt")]);
  const user = await beginCorrection();
  await user.click(await button(save));

  const now = await screen.findByRole("region", { name: "Så här står det på bladet nu" });
  expect(within(now).getByText("Från en annan flik")).toBeDefined();
  const said = screen.getByText(/^Bladet har ändrats på annat håll medan du skrev/);
  expect(
    within(said)
      .getByRole("link", { name: /^08-123/ })
      .getAttribute("href"),
  ).toBe("tel:+4681234567");
  expect(field(/^Hälsning/).value).toBe("Mitt");

  await user.click(await button(save));
  await heading("Minnesbladet är skickat");
  expect(api.bodies("CorrectSheet").map(({ revision }) => revision)).toEqual([read, changed]);
  expect(api.bodies("CorrectSheet")[1]).toMatchObject({ sheet: { greeting: "Mitt" } });
});

test("words that were written before a reload stay, and what another tab has written since is told and shown", async () => {
  api.says.set(order, [answer(), elsewhere]);
  api.says.set("CorrectSheet", [answer({ revision: "c".repeat(22), canCorrect: false }, "Mitt")]);
  const user = await beginCorrection();
  cleanup();

  render(<SheetOrder order={order} receiver={receiver} />, { wrapper: Words });
  const now = await screen.findByRole("region", { name: "Så här står det på bladet nu" });
  within(now).getByText("Från en annan flik");
  screen.getByText(/^Bladet har ändrats på annat håll medan du skrev/);
  expect(field(/^Hälsning/).value).toBe("Mitt");
  await user.click(await button(save));
  await heading("Minnesbladet är skickat");
  expect(api.bodies("CorrectSheet").map(({ revision }) => revision)).toEqual([changed]);
});

test("a sheet that can no longer be corrected says so beside what was written before a reload", async () => {
  api.says.set(order, [answer(), answer({ canCorrect: false, revision: changed }, "Från en annan flik")]);
  await beginCorrection();
  cleanup();

  render(<SheetOrder order={order} receiver={receiver} />, { wrapper: Words });
  await screen.findByText(/^Bladet har redan rättats en gång/);
  expect(field(/^Hälsning/).value).toBe("Mitt");
  expect(screen.queryByRole("button", { name: save })).toBeNull();
});

test("Enter in a year is no wish to send the one correction", async () => {
  api.says.set(order, [answer()]);
  api.says.set("CorrectSheet", [answer({ canCorrect: false })]);
  const user = await beginCorrection();
  await user.type(field(/^Födelseår/), "1941{Enter}");
  await user.type(field(/^Dödsår/), "2026{Enter}");
  expect(api.bodies("CorrectSheet")).toEqual([]);
  await user.click(await button(save));
  await heading("Minnesbladet är skickat");
  expect(api.bodies("CorrectSheet")).toMatchObject([{ sheet: { remembered: { bornYear: 1941, diedYear: 2026 } } }]);
});

test("who leaves it as it is sees what another tab wrote", async () => {
  api.says.set(order, [answer(), answer({ revision: changed, state: "kept" }, "Från en annan flik")]);
  api.says.set("CorrectSheet", [refuses(409, "changed_meanwhile")]);
  const user = await beginCorrection();
  await user.click(await button(save));
  await screen.findByText("Från en annan flik");
  await user.click(await button("Lämna det som det är"));
  await heading("Minnesbladet finns här");
});

test("a sheet that another tab has corrected for good says so, with the number to call and what stands now", async () => {
  api.says.set(order, [answer(), answer({ canCorrect: false, revision: changed }, "Från en annan flik")]);
  api.says.set("CorrectSheet", [refuses(409, "corrected_already")]);
  const user = await beginCorrection();
  await user.click(await button(save));
  await screen.findByText("Från en annan flik");
  const said = screen.getByText(/^Bladet har redan rättats en gång/);
  expect(within(said).getByRole("link", { name: /^08-123/ })).toBeDefined();
  expect(field(/^Hälsning/).value).toBe("Mitt");
  expect(screen.queryByRole("button", { name: save })).toBeNull();
  // Enter in a field sends what a button would.
  fireEvent.submit(field(/^Hälsning/));
  await user.click(await button("Tillbaka till bladet"));
  await heading("Minnesbladet är skickat");
  expect(api.bodies("CorrectSheet")).toHaveLength(1);
});

test("somebody else's name is said at the name, with why and the number to call", async () => {
  api.says.set(order, [answer()]);
  api.says.set("CorrectSheet", [refuses(400, "validation_failed", { "sheet.remembered.name": "anotherPerson" })]);
  const user = await beginCorrection();
  await user.click(await button(save));
  const said = await screen.findByText(/^Blev namnet helt fel\?/);
  expect(within(said).getByRole("link", { name: /^08-123/ })).toBeDefined();
  expect(summary()).toEqual(["Det här ser ut som en annan person."]);
});

test("when nothing answers nothing is lost", async () => {
  api.says.set(order, [answer()]);
  api.says.set("CorrectSheet", ["cut"]);
  const user = await beginCorrection();
  await user.click(await button(save));
  expect(await screen.findByText(/^Det gick inte att spara just nu/)).toBeDefined();
  expect(field(/^Hälsning/).value).toBe("Mitt");
});

test.each([
  ["donor", /^Ceremonin har varit, så det nya bladet skickas till din e-post/],
  ["none", /^Ceremonin har varit, så vi skickar inte det nya bladet/],
] as const)("when the ceremony has been it is said beforehand that a corrected sheet goes to %s", async (to, said) => {
  api.says.set(order, [answer({ delivery: { to: "parlor", day: null }, correctedTo: to })]);
  render(<SheetOrder order={order} receiver={receiver} />, { wrapper: Words });
  expect(await screen.findByText(said)).toBeDefined();
});
