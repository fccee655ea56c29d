import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GiftStarter } from "#src/features/gift/gift-starter.tsx";
import type { GiftStart } from "#src/lib/shown-content.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

const gift: GiftStart = {
  once: { presets: [100, 250, 1000], preselected: 250, least: 20, most: 100_000 },
  monthly: { presets: [50, 100, 200], preselected: 100, least: 50, most: 10_000 },
  swish: "90 00 000",
  phone: "08-123 45 67",
};

beforeEach(() => navigate.mockClear());

function show() {
  render(<GiftStarter gift={gift} />, { wrapper: Words });
  return userEvent.setup();
}

const own = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Annat belopp i kronor" });
const give = () => screen.getByRole("button");
const alert = () => screen.queryByRole("alert")?.textContent;
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ name, value }) => `${name}=${value}`);
const other = () => screen.queryByRole("link", { name: "Betala med kort i stället" })?.getAttribute("href");
const destination = () => navigate.mock.calls.map(([address]) => address as string);

test("a one-time gift of the usual amount is ready to give", () => {
  show();
  expect(chosen()).toEqual(["type=regular_gift", "belopp=250"]);
  expect(give().textContent).toBe("Ge 250 kr med Swish");
  expect(alert()).toBeUndefined();
});

test("amounts are written with a space between thousands, and their currency", () => {
  show();
  expect(screen.getByRole("radio", { name: "1\u00a0000 kr" })).toBeDefined();
});

test("whoever would rather swish straight away sees the number", () => {
  show();
  expect(screen.getByText("Swisha direkt till 90 00 000")).toBeDefined();
});

test("another preset leads to the gift with that amount", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "1\u00a0000 kr" }));
  expect(give().textContent).toBe("Ge 1\u00a0000 kr med Swish");
  expect(other()).toBe("/ge-en-gava/?belopp=1000&type=regular_gift");
  await user.click(give());
  expect(destination()).toEqual(["/ge-en-gava/?belopp=1000&type=regular_gift"]);
});

test("a monthly gift has amounts of its own and leads to its own journey", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  expect(chosen()).toEqual(["type=monthly_gift", "belopp=100"]);
  expect(other()).toBeUndefined();
  expect(give().textContent).toBe("Ge 100 kr varje månad");
  await user.click(give());
  expect(destination()).toEqual(["/bli-manadsgivare/?belopp=100"]);
});

describe("an amount of one's own", () => {
  test.each([
    ["300", "300", "300"],
    ["1 500 kr", "1\u00a0500", "1500"],
    ["99,50", "99,50", "99.5"],
    ["20", "20", "20"],
    ["100.000", "100\u00a0000", "100000"],
  ])("written “%s” is shown as %s kr and taken along", async (written, shown, amount) => {
    const user = show();
    await user.type(own(), written);
    expect(chosen()).toEqual(["type=regular_gift"]);
    expect(give().textContent).toBe(`Ge ${shown} kr med Swish`);
    await user.click(give());
    expect(destination()).toEqual([`/ge-en-gava/?belopp=${amount}&type=regular_gift`]);
    expect(alert()).toBeUndefined();
  });

  test("is given with the Enter key too", async () => {
    const user = show();
    await user.type(own(), "300{Enter}");
    expect(destination()).toEqual(["/ge-en-gava/?belopp=300&type=regular_gift"]);
  });

  test("is kept when the visitor changes to a monthly gift", async () => {
    const user = show();
    await user.type(own(), "300");
    await user.click(screen.getByRole("radio", { name: "Varje månad" }));
    expect(own().value).toBe("300");
    expect(chosen()).toEqual(["type=monthly_gift"]);
    await user.click(give());
    expect(destination()).toEqual(["/bli-manadsgivare/?belopp=300"]);
  });

  test("is taken away when a preset is chosen", async () => {
    const user = show();
    await user.type(own(), "300");
    await user.click(screen.getByRole("radio", { name: "100 kr" }));
    expect(own().value).toBe("");
    expect(chosen()).toEqual(["type=regular_gift", "belopp=100"]);
  });

  test("that is wiped out brings back the usual amount", async () => {
    const user = show();
    await user.type(own(), "300");
    await user.clear(own());
    expect(chosen()).toEqual(["type=regular_gift", "belopp=250"]);
  });
});

test.each([
  ["19,99", "En gång", "Minst 20 kr."],
  ["0", "En gång", "Minst 20 kr."],
  ["100 000,01", "En gång", "Mer än 100\u00a0000 kr? Ring 08-123 45 67."],
  ["999999999", "En gång", "Mer än 100\u00a0000 kr? Ring 08-123 45 67."],
  ["tio", "En gång", "Skriv beloppet med siffror."],
  ["-300", "En gång", "Skriv beloppet med siffror."],
  ["49", "Varje månad", "Minst 50 kr."],
  ["10 001", "Varje månad", "Mer än 10\u00a0000 kr? Ring 08-123 45 67."],
])("“%s” %s is not taken: %s", async (written, frequency, message) => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: frequency }));
  await user.type(own(), written);
  expect(alert()).toBeUndefined();
  await user.click(give());
  expect(alert()).toBe(message);
  expect(destination()).toEqual([]);
});

test("a fault belongs to the field and goes away as the visitor mends it", async () => {
  const user = show();
  await user.type(own(), "1");
  await user.click(give());
  expect(own().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(own().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Minst 20 kr.");
  await user.type(own(), "0");
  expect(alert()).toBeUndefined();
  expect(own().getAttribute("aria-invalid")).toBeNull();
});

test.each(["Varje månad", "100 kr"])("a fault goes away when the visitor chooses %s", async (name) => {
  const user = show();
  await user.type(own(), "1");
  await user.click(give());
  await user.click(screen.getByRole("radio", { name }));
  expect(alert()).toBeUndefined();
});

test("an amount that is no number leads to the card without one", async () => {
  const user = show();
  await user.type(own(), "tio");
  expect(other()).toBe("/ge-en-gava/?type=regular_gift");
});

test("without script it is an ordinary form that asks for the gift page with what was chosen", async () => {
  const user = show();
  await user.type(own(), "300");
  const form = give().closest("form");
  if (form === null) throw new Error("There is no form");
  expect(form.getAttribute("action")).toBe("/ge-en-gava/");
  expect(form.method).toBe("get");
  expect([...new FormData(form)]).toEqual([
    ["type", "regular_gift"],
    ["belopp-eget", "300"],
  ]);
});
