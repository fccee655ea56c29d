import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { alert, byCard, chosen, destination, give, own, show } from "./gift-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

describe("an amount of one's own", () => {
  test.each([
    ["300", "300", "300"],
    ["1 500 kr", "1\u00a0500", "1500"],
    ["99,50", "99,50", "99.5"],
    ["20", "20", "20"],
    ["1.000,50", "1\u00a0000,50", "1000.5"],
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

  test("that is wiped out leaves no amount in its place, and is asked for", async () => {
    const user = show();
    await user.type(own(), "300");
    await user.clear(own());
    expect(chosen()).toEqual(["type=regular_gift"]);
    expect(give().textContent).toBe("Ge med Swish");
    await user.click(give());
    expect(alert()).toBe("Välj ett belopp.");
    expect(document.activeElement).toBe(own());
    expect(destination()).toEqual([]);
  });

  test("is taken along by who wants to pay by card, or asked for again", async () => {
    const user = show();
    await user.type(own(), "1.000");
    await user.click(byCard());
    expect(alert()).toBe("Skriv beloppet med siffror.");
    expect(own().value).toBe("1.000");
    expect(destination()).toEqual([]);
    await user.clear(own());
    await user.type(own(), "1 000,50");
    await user.click(byCard());
    expect(destination()).toEqual(["/ge-en-gava/?belopp=1000.5&type=regular_gift&betala=kort"]);
  });
});

test.each([
  ["19,99", "En gång", "Minst 20 kr."],
  ["0", "En gång", "Minst 20 kr."],
  ["100 000,01", "En gång", "Mer än 100\u00a0000 kr? Ring 08-123\u00a045\u00a067."],
  ["999999999", "En gång", "Mer än 100\u00a0000 kr? Ring 08-123\u00a045\u00a067."],
  ["tio", "En gång", "Skriv beloppet med siffror."],
  ["-300", "En gång", "Skriv beloppet med siffror."],
  ["1.000", "En gång", "Skriv beloppet med siffror."],
  ["1.000", "Varje månad", "Skriv beloppet med siffror."],
  ["49", "Varje månad", "Minst 50 kr."],
  ["10 001", "Varje månad", "Mer än 10\u00a0000 kr? Ring 08-123\u00a045\u00a067."],
])("“%s” %s is not taken: %s", async (written, frequency, message) => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: frequency }));
  await user.type(own(), written);
  expect(alert()).toBeUndefined();
  await user.click(give());
  expect(alert()).toBe(message);
  expect(document.activeElement).toBe(own());
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

test.each(["tio", "0", "999999999"])("the button promises no gift of “%s”", async (written) => {
  const user = show();
  await user.type(own(), written);
  expect(give().textContent).toBe("Ge med Swish");
  await user.click(screen.getByRole("radio", { name: "Varje månad" }));
  expect(give().textContent).toBe("Ge varje månad");
});
