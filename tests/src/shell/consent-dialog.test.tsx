import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api, box, button, dialog, freshBeforeEach, onDevice, show } from "./consent-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

freshBeforeEach();

test("the question leaves the page readable and the reader where they were", () => {
  show();
  expect(dialog()?.getAttribute("aria-modal")).toBe("false");
  expect(document.activeElement).toBe(document.body);
});

test("refusing is as easy as accepting: side by side, alike, and refusing first", () => {
  show();
  const [refuse, accept] = [button("Nej till alla"), button("Ja till alla")];
  expect(refuse.className).toBe(accept.className);
  expect(refuse.nextElementSibling).toBe(accept);
});

test("more is told on a page of its own", () => {
  show();
  expect(screen.getByRole("link", { name: "Läs mer om kakor" }).getAttribute("href")).toBe("/kakor/");
});

test("nothing is ticked beforehand, but what is always needed", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  expect(box(/^Statistik/).checked).toBe(false);
  expect(box(/^Marknadsföring/).checked).toBe(false);
  expect(box(/^Nödvändiga/)).toMatchObject({ checked: true, disabled: true });
});

test("asking to choose does not choose", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  expect(dialog()).not.toBeNull();
  expect(onDevice()).toBeNull();
});

test("one cannot close the question without an answer the first time", () => {
  show();
  expect(screen.queryByRole("button", { name: "Stäng utan att ändra" })).toBeNull();
});

test("a choice of one's own is kept as it was ticked", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  await user.click(box(/^Marknadsföring/));
  await user.click(box(/^Statistik/));
  await user.click(box(/^Marknadsföring/));
  await user.click(button("Spara mitt val"));
  expect(dialog()).toBeNull();
  expect(onDevice()).toMatchObject({ statistics: true, marketing: false });
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
});

test("the whole question can be answered by keyboard alone", async () => {
  const user = show();
  for (let presses = 0; document.activeElement !== button("Välj själv"); presses += 1) {
    if (presses > 10) throw new Error("The button cannot be reached");
    await user.tab();
  }
  await user.keyboard("{Enter}");
  within(screen.getByRole("group", { name: "Välj själv" })).getByText("Statistik");
  box(/^Statistik/).focus();
  await user.keyboard(" {Enter}");
  await waitFor(() => expect(onDevice()).toMatchObject({ statistics: true, marketing: false }));
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
});

const answers = [["Nej till alla"], ["Ja till alla"], ["Välj själv", "Spara mitt val"]];

test.each(answers)("after %s the focus is at the page, not nowhere", async (...pressed) => {
  const user = show();
  for (const name of pressed) await user.click(button(name));
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test.each(answers)("who came to the question from a place on the page is back there after %s", async (...pressed) => {
  const user = show();
  button("Ändra kakor").focus();
  await user.tab();
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  for (const name of pressed) await user.click(button(name));
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
  expect(document.activeElement).toBe(button("Ändra kakor"));
});
