import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as failures from "#src/core/errors/failure.ts";
import { loadDetailsStep, loadWhileWriting } from "#src/features/company-gift/lazy-steps.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order, shortOrder } from "../../core/payment/payment-answers.ts";
import { arriveAt, button, field, heading, paid, send, toDetails, writeNumber } from "./company-visitor.tsx";
import { norrskenet } from "./given-company.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => {
  navigate.mockClear();
  api.says.set("Company", [{ body: norrskenet }]);
  api.says.set("Preview", ["silence"]);
  api.says.set("Poll", [paid(null)]);
});
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadWhileWriting(), loadDetailsStep()]));

const ours = "559912-3451";

test("a found company is ordered with the name and address of the register, and its diploma", async () => {
  const { user } = arriveAt();
  await writeNumber(user, ours);
  await screen.findByText(norrskenet.name);
  expect(screen.getByText(/Hamngatan 3/).textContent).toContain("972\u00a034 Luleå");
  expect(field(/^Namn på diplomet/).value).toBe(norrskenet.name);
  await user.type(field(/^Tillfälle/), "Julen 2026");
  await user.click(screen.getByRole("radio", { name: "English" }));
  await toDetails(user);
  expect(screen.queryByLabelText(/^Företagets namn/)).toBeNull();
  await user.click(screen.getByText("Er referens eller ett ordernummer?"));
  await user.type(field(/^Er referens/), "Eva Niskanen");
  await send(user);
  await heading("Betala");
  const { idempotencyKey, ...sent } = api.bodies("Add")[0] ?? {};
  expect(idempotencyKey).toEqual(expect.any(String));
  expect(sent).toEqual({
    amount: 5_000,
    company: {
      ...norrskenet,
      organisationNumber: ours,
      email: "ekonomi@norrskenet.se",
      reference: "Eva Niskanen",
    },
    diploma: { name: norrskenet.name, occasion: "Julen 2026", language: "en" },
    language: "sv",
  });
});

test.each([
  ["does not know", refuses(404, "not_found"), /finns inte i registret/],
  ["is away", refuses(503, "unavailable"), /svarar inte just nu/],
] as const)("when the register %s the name is written by hand, and no address is asked for", async (_, said, text) => {
  api.says.set("Company", [said]);
  const { user } = arriveAt();
  await writeNumber(user, ours);
  await screen.findByText(text);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(field(/^Namn på diplomet/), "Bageriet");
  await toDetails(user);
  await user.clear(field(/^Företagets namn/));
  await user.type(field(/^Företagets namn/), "Två Systrars Bageri");
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")).toMatchObject([{ company: { name: "Två Systrars Bageri" } }]);
  expect(api.bodies("Add")[0]?.company).not.toHaveProperty("address");
});

test("a name that was written stays when the register answers", async () => {
  const { user } = arriveAt();
  await user.type(field(/^Namn på diplomet/), "Norrskenet");
  await writeNumber(user, ours);
  await screen.findByText(norrskenet.name);
  expect(field(/^Namn på diplomet/).value).toBe("Norrskenet");
});

test("who changes what the register has does it on the next page, and may take it back", async () => {
  const { user } = arriveAt();
  await writeNumber(user, ours);
  await user.click(await button("Ändra namn och adress"));
  await user.click(await button("Ta dem ur registret"));
  await user.click(await button("Ändra namn och adress"));
  await toDetails(user);
  expect(field(/^Företagets namn/).value).toBe(norrskenet.name);
  expect(field(/^Gatuadress/).value).toBe("Hamngatan 3");
});

test("what the gift may give back follows the number and the amount", async () => {
  const { user } = arriveAt();
  screen.getByText(/Skriv organisationsnumret, så räknar vi/);
  expect(screen.queryByText("Ni kan få tillbaka")).toBeNull();
  await writeNumber(user, ours);
  const slip = () => screen.getByText(/^Ni ger/).parentElement?.textContent;
  expect(slip()).toBe("Ni ger 5\u00a0000 krNi kan få tillbaka 1\u00a0030 kr");
  screen.getByText(/20,6 procent .* minst 2 000 kr, upp till 800 000 kr/);
  await user.click(screen.getByRole("radio", { name: /^10/ }));
  expect(slip()).toContain("2\u00a0060 kr");
  await user.type(field(/^Annat belopp/), "1999");
  screen.getByText("Gåvor från 2 000 kr kan ge skattereduktion.");
  await writeNumber(user, "969912-3452");
  screen.getByText(/^Bara aktiebolag och ekonomiska föreningar/);
});

test("what is wrong on the first step holds it, and is named at its field", async () => {
  const { user } = arriveAt();
  await writeNumber(user, "559912-3452");
  await user.click(await button("Gå vidare"));
  await screen.findByRole("group", { name: "Två saker att rätta" });
  expect(screen.queryByRole("heading", { name: "Era uppgifter" })).toBeNull();
  screen.getByRole("link", { name: /^Numret stämmer inte/ });
  screen.getByRole("link", { name: "Skriv namnet som ska stå på diplomet" });
});

test("what the API has against the first step is mended there", async () => {
  api.says.set("Add", [refuses(400, "validation_failed", { "diploma.occasion": "forbiddenCharacters" })]);
  const { user } = arriveAt();
  await writeNumber(user, ours);
  await screen.findByText(norrskenet.name);
  await toDetails(user);
  await send(user);
  await screen.findByRole("link", { name: /^Här finns tecken/ });
  expect(field(/^E-post|^Namn på diplomet/).value).toBe(norrskenet.name);
});

test("an order that is not answered is told of, and all that was written is there after a reload", async () => {
  const told = vi.spyOn(failures, "reportFailure");
  api.says.set("Add", ["cut"]);
  const { user, reload } = arriveAt();
  await writeNumber(user, ours);
  await screen.findByText(norrskenet.name);
  await toDetails(user);
  await send(user);
  await screen.findByText(/Vi fick inget svar, så gåvan är inte påbörjad/);
  expect(told.mock.calls.map(([event]) => event)).toContain("error_company_gift_add");
  reload();
  await heading("Era uppgifter");
  expect(field(/^E-post/).value).toBe("ekonomi@norrskenet.se");
  told.mockRestore();
});

test("a diploma that cannot be drawn is told of once, and hinders nobody", async () => {
  const told = vi.spyOn(failures, "reportFailure");
  api.says.set("Preview", ["cut"]);
  const { user } = arriveAt();
  await writeNumber(user, ours);
  await screen.findByText(/Vi kan inte visa diplomet just nu/);
  expect(told.mock.calls.map(([event]) => event)).toEqual(["error_company_gift_card_preview"]);
  await toDetails(user);
  told.mockRestore();
});

test.each(["invoice", "pdfInvoice"] as const)(
  "an order that waits for an %s is shown on its own page",
  async (method) => {
    api.says.set("Poll", [paid({ method, state: "waiting" })]);
    arriveAt(`/foretagsgava/?order=${order}`);
    const page = `/order/foretag/${shortOrder}?order=${order}`;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(page, { replace: true }));
  },
);

test("an invoice that was given up asks how to pay, with Swish chosen", async () => {
  api.says.set("Poll", [paid({ method: "invoice", state: "cancelled", reason: "cancelledByVisitor" })]);
  arriveAt(`/foretagsgava/?order=${order}`);
  await heading("Betala");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Swish" }).checked).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test("thanks show the diploma, with the sum among the facts", async () => {
  api.says.set("Poll", [paid({ state: "paid" })]);
  arriveAt(`/foretagsgava/?order=${order}`);
  await heading("Tack för er gåva!");
  expect(screen.getByRole("img", { name: /^Diplomet/ }).getAttribute("src")).toContain(`${order}?format=png`);
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links.slice(0, 5)).toEqual([
    "Ladda ner diplomet",
    "Som bild för webben",
    "Bild till mejlsignaturen",
    "Bild att dela på LinkedIn",
    "Ladda ner kvittot",
  ]);
  expect(screen.getByText("Belopp").parentElement?.textContent).toBe("Belopp5\u00a0000 kr");
});
