import { cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { alert, byCard, chosen, destination, give, own, show } from "./gift-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

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
  await user.click(give());
  expect(destination()).toEqual(["/ge-en-gava/?belopp=1000&type=regular_gift"]);
});

test("whoever gives with Swish goes on to what comes after the amount, with Swish chosen", async () => {
  const user = show();
  await user.click(give());
  await user.click(byCard());
  const states = navigate.mock.calls.map(([, options]) => (options as { state: unknown }).state);
  expect(states).toEqual([begun("swishDirect"), begun("card")]);
});

test("a monthly gift has amounts of its own and leads to its own journey", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  expect(chosen()).toEqual(["type=monthly_gift", "belopp=100"]);
  expect(give().textContent).toBe("Ge 100 kr varje månad");
  await user.click(give());
  expect(destination()).toEqual(["/bli-manadsgivare/?belopp=100"]);
  expect(navigate.mock.calls.at(-1)?.[1]).toEqual({ state: begun() });
});

test.each([
  ["1\u00a0000 kr", "1\u00a0000", "1000"],
  ["100 kr", "", "100"],
])("the amount of %s stays when the visitor changes to a monthly gift, and back", async (name, written, amount) => {
  const user = show();
  await user.click(screen.getByRole("radio", { name }));
  const before = chosen();
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  expect(own().value).toBe(written);
  expect(destination()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "En gång" }));
  expect(chosen()).toEqual(before);
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  await user.click(give());
  expect(destination()).toEqual([`/bli-manadsgivare/?belopp=${amount}`]);
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
  expect([byCard().type, byCard().name, byCard().value]).toEqual(["submit", "betala", "kort"]);
});

test.each([
  ["a preset", () => screen.getByRole("radio", { name: "1\u00a0000 kr" }), "", "Ge 1\u00a0000 kr med Swish"],
  ["an own amount", own, "300", "Ge 300 kr med Swish"],
])(
  "a way back to the start page finds %s as it was chosen, and Gatsby what it keeps there",
  async (_, field, written, words) => {
    history.replaceState({ key: "k1" }, "");
    const user = show();
    await user.click(field());
    if (written !== "") await user.type(field(), written);
    await user.click(give());
    expect(history.state).toMatchObject({ key: "k1" });
    cleanup();
    show();
    expect(give().textContent).toBe(words);
  },
);

test("a way back finds a monthly gift, and of a preset that is none any more the amount", () => {
  history.replaceState({ giftStart: { frequency: "monthly_gift", taken: { preset: 175, own: "" } } }, "");
  show();
  expect(give().textContent).toBe("Ge 175 kr varje månad");
  expect(own().value).toBe("175");
});
