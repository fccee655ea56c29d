import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { loadDonorStep, loadGiftOrder } from "#src/features/gift/lazy-steps.ts";
import { answerWith } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, orderHref, payment } from "../../core/order/order-api.ts";
import { arriveAt, birgitta, button, field, goOn, heading, here, toDonor, write } from "./gift-visitor.tsx";
import { order } from "../../core/payment/payment-answers.ts";
import { product } from "./given-product.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadDonorStep(), loadGiftOrder()]));

test("a gift is made once, with what was chosen and written", async () => {
  const { user } = arriveAt("/ge-en-gava/?belopp=1000");
  await toDonor(user);
  await write(user, { ...birgitta, Mobilnummer: "070-174 06 05" });
  await user.dblClick(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(api.bodies("Add")).toMatchObject([
    {
      amount: 1000,
      language: "sv",
      donor: {
        kind: "person",
        firstName: "Birgitta",
        lastName: "Åkerström",
        email: "b@example.se",
        mobile: "070-174 06 05",
      },
    },
  ]);
  // Whoever reads URLs, such as a counter of visits, learns nothing of the order; a reload finds it all the same.
  expect(here()).toBe("/ge-en-gava/");
  expect(history.state).toMatchObject({ orderStep: "order", order: order });
});

test("a page that is opened on an order hides what was built until it shows that order", async () => {
  document.documentElement.setAttribute("data-resumed", "");
  arriveAt(orderHref);
  await heading("Betala");
  expect(document.documentElement.hasAttribute("data-resumed")).toBe(false);
  // So does a reload of it.
  expect(history.state).toMatchObject({ resumed: true });
});

test("the first step is what was built: its reload hides nothing", async () => {
  const { user } = arriveAt();
  expect(history.state).toMatchObject({ orderStep: "amount", resumed: false });
  await toDonor(user);
  expect(history.state).toMatchObject({ orderStep: "donor", resumed: true });
});

test("the effect is told of the amount it belongs to, and of no other", async () => {
  const { user } = arriveAt();
  expect(screen.getByText(product.effects[0]?.text ?? "")).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  expect(screen.queryByText(product.effects[0]?.text ?? "")).toBeNull();
});

test("faults stand in a summary that takes focus, leads to the fields, and at the fields", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, { Förnamn: "Birgitta", "E-post": "birgitta" });
  await goOn(user);
  const summary = screen.getByRole("group", { name: "Två saker att rätta" });
  expect(document.activeElement).toBe(summary);
  await user.click(screen.getByRole("link", { name: "Skriv ditt efternamn" }));
  expect(document.activeElement).toBe(field("Efternamn"));
  expect(field("Efternamn").getAttribute("aria-invalid")).toBe("true");
  const described = field("Efternamn").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Skriv ditt efternamn");
  expect(api.bodies("Add")).toEqual([]);
});

test("what is mended leaves the summary, which keeps its room until the next attempt", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, { Förnamn: "Birgitta", "E-post": "birgitta" });
  await goOn(user);
  const summary = screen.getByRole("group", { name: "Två saker att rätta" });
  await write(user, { Efternamn: "Ek" });
  expect(summary.getAttribute("aria-labelledby")).toBe(screen.getByText("En sak att rätta").id);
  expect(screen.queryByRole("link", { name: "Skriv ditt efternamn" })).toBeNull();
  await write(user, { "E-post": "@example.se" });
  expect(screen.getByText("Nu är allt rättat")).toBeDefined();
  expect(summary.querySelectorAll("li")).toHaveLength(2);
  await goOn(user);
  await heading("Betala");
});

test("what could be said of any field says in the summary which field it means", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, { ...birgitta, Efternamn: "Ek\u202e" });
  await goOn(user);
  expect(screen.getByRole("link", { name: /^Efternamn: Här finns ett osynligt/ })).toBeDefined();
  const described = field("Efternamn").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toMatch(/^Här finns ett osynligt/);
});

test("nobody is told of faults while they write for the first time, only when they leave the field", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await user.type(field(/^E-post/), "birgitta@");
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBe("true");
  await user.type(field(/^E-post/), "example.se");
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBeNull();
});

/** It follows a moment after what is shown. */
const titled = (words: string) => vi.waitFor(() => expect(document.title).toBe(words));

test("the title of the page names the step, what must be mended, and the thanks", async () => {
  document.head.innerHTML = "<title>Ge en gåva – Hjärta &amp; Lunga</title>";
  const { user } = arriveAt();
  expect(document.title).toBe("Ge en gåva – Hjärta & Lunga");
  await user.type(field("Annat belopp i kronor"), "1");
  await user.click(await button("Gå vidare"));
  await titled("Fel: Ge en gåva – Hjärta & Lunga");
  await user.type(field("Annat belopp i kronor"), "000");
  await toDonor(user);
  await titled("Dina uppgifter, Ge en gåva – Hjärta & Lunga");
  await goOn(user);
  await screen.findByRole("group", { name: /att rätta$/ });
  await titled("Fel: Dina uppgifter, Ge en gåva – Hjärta & Lunga");
  await write(user, birgitta);
  api.says.set("CreateDirectSwish", [payment({ state: "paid" })]);
  await goOn(user);
  await heading("Betala");
  await titled("Betala, Ge en gåva – Hjärta & Lunga");
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Tack för din gåva!");
  await titled("Tack för din gåva, Ge en gåva – Hjärta & Lunga");
});

test("other ways to give stand on the first step alone", async () => {
  const { user } = arriveAt();
  expect(screen.getByText("Andra sätt")).toBeDefined();
  await toDonor(user);
  expect(screen.queryByText("Andra sätt")).toBeNull();
  await write(user, birgitta);
  await goOn(user);
  await heading("Betala");
  expect(screen.queryByText("Andra sätt")).toBeNull();
});

test("a misspelt address is mended with one press, and focus stays with the field", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await user.type(field(/^E-post/), "b@gmial.com");
  expect(screen.queryByText("@gmail.com")).toBeNull();
  await user.tab();
  expect(screen.getByText("@gmail.com")).toBeDefined();
  await user.click(await button("Ja, ändra"));
  expect(field(/^E-post/).value).toBe("b@gmail.com");
  expect(document.activeElement).toBe(field(/^E-post/));
});

test.each([
  ["199,99", false],
  ["200", true],
])("the tax reduction of %s kr is offered: %s", async (own, isOffered) => {
  const { user } = arriveAt();
  await user.type(field("Annat belopp i kronor"), own);
  await toDonor(user);
  const box = screen.queryByRole("checkbox", { name: /skattereduktion/ });
  expect(box !== null).toBe(isOffered);
  if (box === null) return;
  expect(screen.queryByRole("textbox", { name: "Personnummer" })).toBeNull();
  await user.click(box);
  expect(field("Personnummer")).toBeDefined();
});

test("a lost answer is sent again under the same key, and says that no money was drawn", async () => {
  const made = { status: 201, body: answerWith(null) };
  api.says.set("Add", ["cut", made]);
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await goOn(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Inga pengar har dragits.");
  await goOn(user);
  await heading("Betala");
  const [first, second] = api.bodies("Add");
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test("a reload keeps the step and what was written, but never the personal number", async () => {
  const { user, reload } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await user.click(screen.getByRole("checkbox", { name: /skattereduktion/ }));
  await user.type(field("Personnummer"), "19811218-9876");
  const kept = sessionStorage.getItem(draftKey("regular_gift"));
  expect(kept).toContain("Birgitta");
  expect(kept).not.toContain("9811218");
  const again = reload();
  await heading("Dina uppgifter");
  expect(field("Förnamn").value).toBe("Birgitta");
  expect(field("Personnummer").value).toBe("");
  expect(again.user).toBeDefined();
});

test("an order that is paid leaves no draft, and the way back leads into no gift", async () => {
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await goOn(user);
  await heading("Betala");
  api.says.set("CreateDirectSwish", [payment({ state: "paid" })]);
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Tack för din gåva!");
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  // The URL changes first, and the page hears of it a moment later.
  const heard = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await heard;
  expect(here()).toBe("/ge-en-gava/");
  expect(await heading("Tack för din gåva!")).toBeDefined();
});

test("who left for another page and came back goes forward to the order, as a reload does", async () => {
  const { user, reload } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await goOn(user);
  await heading("Betala");
  const entry: unknown = history.state;
  history.back();
  await heading("Dina uppgifter");
  reload();
  await heading("Dina uppgifter");
  history.forward();
  await heading("Betala");
  expect(history.state).toEqual(entry);
});

test("the URL of an order shows it in any tab", async () => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  arriveAt(orderHref);
  expect(await heading("Tack för din gåva!")).toBeDefined();
});
