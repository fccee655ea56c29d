import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import {
  arriveAt,
  button,
  field,
  freshMemorialBeforeEach,
  heading,
  memorialPayment,
  radio,
  send,
  summary,
  toDonor,
  writeDonor,
  writeSheet,
} from "./memorial-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshMemorialBeforeEach();

test("a memorial gift is ordered once, with the words of the sheet and where it goes", async () => {
  const user = arriveAt("/minnesgava/?belopp=500");
  await writeSheet(user);
  await user.type(field(/^Födelseår/), "1941");
  await user.click(await button("Visa ord att låna"));
  await user.click(await button("Använd orden: Tack för allt du gav oss."));
  await toDonor(user);
  await writeDonor(user);
  await user.dblClick(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(api.bodies("Add")).toHaveLength(1);
  expect(api.bodies("Add")[0]).toMatchObject({
    amount: 500,
    sheet: {
      design: "BIRD",
      remembered: { name: "Karl-Gustav Lindström", bornYear: 1941 },
      greeting: "Tack för allt du gav oss.",
      givers: ["Gunilla"],
    },
    funeral: {},
    delivery: { to: "donor" },
    donor: { kind: "person", firstName: "Ingrid" },
    language: "sv",
  });
  expect(history.state).toMatchObject({ orderStep: "order", order });
});

test("who goes on with nothing written is led to each field, and nothing is sent", async () => {
  const user = arriveAt();
  await user.click(await button("Gå vidare"));
  await waitFor(() =>
    expect(summary()).toEqual(["Skriv namnet på den du vill minnas", "Namn 1: Skriv vem hälsningen är från"]),
  );
  expect(screen.queryByRole("heading", { name: "Dina uppgifter" })).toBeNull();
  await writeSheet(user);
  await toDonor(user);
});

test("an amount that is too small is in the list above the form with all that is missing, and leads to its field", async () => {
  const user = arriveAt("/minnesgava/?belopp=10");
  await user.click(await button("Gå vidare"));
  await waitFor(() => expect(summary()).toHaveLength(3));
  expect(summary()[2]).toBe("Den minsta gåvan här är 50 kr");
  await user.click(screen.getByRole("link", { name: "Den minsta gåvan här är 50 kr" }));
  const own = screen.getByRole("textbox", { name: "Annat belopp i kronor" });
  expect(document.activeElement).toBe(own);
  await user.clear(own);
  await user.type(own, "100");
  await writeSheet(user);
  await toDonor(user);
});

test("what the API refuses of the amount and of the sheet stands in one list", async () => {
  api.says.set("Add", [refuses(400, "validation_failed", { amount: "tooSmall", "sheet.greeting": "hasLink" })]);
  const user = arriveAt();
  await writeSheet(user);
  await toDonor(user);
  await writeDonor(user);
  await send(user);
  await waitFor(() => expect(summary()).toHaveLength(2));
  expect(summary()[1]).toMatch(/^Beloppet är för litet/);
});

test("a sign that no font has holds the sheet at its giver on the first step, until it is changed", async () => {
  api.says.set("Preview", [refuses(400, "validation_failed", { "sheet.givers.0": "forbiddenCharacters" }), "silence"]);
  const user = arriveAt();
  await user.click(await button("Lägg till ett namn"));
  await user.type(await screen.findByRole("combobox", { name: "Namn" }), "Karl-Gustav Lindström");
  await user.click(field("Namn 2"));
  await user.paste("Ida 𓀀");
  await screen.findByText(/^Något av det du skrev har tecken/);
  await user.click(await button("Gå vidare"));
  await waitFor(() => expect(summary()).toContain("Namn 2: Här finns tecken som vi inte kan skriva på bladet."));
  await user.clear(field("Namn 2"));
  await user.type(field("Namn 2"), "Ida");
  await user.type(field("Namn 1"), "Gunilla");
  await toDonor(user);
});

const fold = () => {
  const details = field(/^Hälsning/).closest("details");
  if (details === null) throw new Error("The words lie in no fold");
  return details;
};
const row = () => screen.getByText("Bild, årtal och hälsning");

test("picture, years and greeting lie in a fold, which opens for what was written, and which stays closed when it is closed", async () => {
  const user = arriveAt();
  await writeSheet(user);
  expect(fold().open).toBe(false);
  await user.click(row());
  await user.type(field(/^Hälsning/), "Tack");
  await user.clear(field(/^Hälsning/));
  expect(fold().open).toBe(true);
  await user.type(field(/^Hälsning/), "Tack");
  await user.click(row());
  await user.type(field("Namn 1"), "s");
  expect(fold().open).toBe(false);
  await toDonor(user);
  await user.click(await button("Tillbaka"));
  await screen.findByText("Bild, årtal och hälsning");
  expect(fold().open).toBe(true);
});

test("what is wrong within the fold opens it, and the list above the form leads there when it has been closed", async () => {
  const user = arriveAt();
  await writeSheet(user);
  await user.type(field(/^Födelseår/), "19");
  await user.click(await button("Gå vidare"));
  await waitFor(() => expect(summary()).toHaveLength(1));
  expect(fold().open).toBe(true);
  await user.click(row());
  expect(fold().open).toBe(false);
  await user.click(screen.getByRole("link", { name: /^Skriv årtalet/ }));
  expect(fold().open).toBe(true);
  expect(document.activeElement).toBe(field(/^Födelseår/));
});

test("a suggestion takes the place of own words, and one press takes them back", async () => {
  const user = arriveAt();
  await user.type(field(/^Hälsning/), "Din trädgård blommar vidare");
  await user.click(await button("Visa ord att låna"));
  await user.click(await button("Använd orden: Vila i frid."));
  expect(field(/^Hälsning/).value).toBe("Vila i frid.");
  await user.click(await button("Använd orden: I kärlek och tacksamhet."));
  await user.click(await button("Ta tillbaka det jag skrev"));
  expect(field(/^Hälsning/).value).toBe("Din trädgård blommar vidare");
});

test("a letter asks for its envelope", async () => {
  const user = arriveAt();
  await writeSheet(user);
  await user.click(await radio(/^Hem till familjen/));
  await user.click(await button("Gå vidare"));
  await waitFor(() => expect(summary()).toHaveLength(4));
  await user.type(field(/^Mottagare/), "Familjen Lindström");
  await user.type(field(/^Gatuadress/), "Storgatan 1");
  await user.type(field(/^Postnummer/), "903 25");
  await user.type(field(/^Ort/), "Umeå");
  await toDonor(user);
  await writeDonor(user);
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")[0]).toMatchObject({
    delivery: { to: "post", recipient: "Familjen Lindström", postalCode: "90325", town: "Umeå" },
  });
});

test("who gives without a name is asked for an address when the sheet comes by e-mail, and not otherwise", async () => {
  const user = arriveAt();
  await writeSheet(user);
  await toDonor(user);
  await user.click(await radio(/^Anonym/));
  await send(user);
  await waitFor(() => expect(summary()).toHaveLength(1));
  await user.click(await button("Tillbaka"));
  await user.click(await radio(/^Inget minnesblad/));
  await toDonor(user);
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")[0]).toMatchObject({ donor: { kind: "anonymous" }, delivery: { to: "none" } });
});

test.each([
  ["a word that cannot be drawn", { "sheet.greeting": "forbiddenCharacters" }, /^Hälsning/],
  ["a name that is too long for it", { "sheet.givers.0": "tooLong" }, "Namn 1"],
])("%s leads back to its field, and what was written stays", async (_, fields, label) => {
  api.says.set("Add", [refuses(400, "validation_failed", fields)]);
  const user = arriveAt();
  await writeSheet(user);
  await user.type(field(/^Hälsning/), "Tack");
  await toDonor(user);
  await writeDonor(user);
  await send(user);
  await waitFor(() => expect(summary()).toHaveLength(1));
  expect(field(label).getAttribute("aria-invalid")).toBe("true");
  await user.type(field(label), " du");
  expect(field(label).getAttribute("aria-invalid")).toBeNull();
});

test("the thanks are quiet, and tell what becomes of the sheet", async () => {
  api.says.set(order, [
    {
      body: {
        orderReference: order,
        sheet: { design: "BIRD", remembered: { name: "Karl" }, greeting: "", givers: ["Gunilla"] },
        delivery: { to: "post", day: null },
        state: "waiting",
        canCorrect: true,
        correctedTo: "post",
        revision: "0".repeat(22),
      },
    },
  ]);
  api.says.set("Poll", [memorialPayment({ state: "paid" })]);
  arriveAt(`/minnesgava/?order=${order}`);
  await heading("Tack för din minnesgåva");
  expect(await screen.findByText("Vi skriver ut minnesbladet och skickar det med posten.")).toBeDefined();
  // The sheet itself, which another tab may have written.
  expect(screen.getByText("Karl").parentElement?.textContent).toMatch(/^Till minne av ?KarlGunilla$/);
  const link = screen.getByRole("link", { name: "Öppna minnesbladet" });
  expect(link.getAttribute("href")).toBe(`/order/minnesblad/${order}`);
  expect(document.body.textContent).not.toContain("!");
  expect(screen.queryByRole("button", { name: /[Dd]ela/ })).toBeNull();
});
