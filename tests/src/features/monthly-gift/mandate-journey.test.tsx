import { screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { loadMandateSteps } from "#src/features/monthly-gift/lazy-steps.ts";
import { api, refuses } from "../../core/order/order-api.ts";
import { account, givesAlready, page, reference, terms, token } from "./given-mandate.ts";
import {
  arriveAt,
  button,
  complete,
  field,
  heading,
  sign,
  toAccount,
  toConsent,
  willingBeforeEach,
  writeAccount,
} from "./mandate-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
willingBeforeEach();
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => loadMandateSteps());

const facts = { amount: 300, drawDay: 28, account, consent: terms.consent, replaces: null };
const signature = "c".repeat(43);

test("a monthly gift is signed for exactly what is shown, and added once with that signature", async () => {
  const { user } = arriveAt("?belopp=300");
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  const agreed = screen.getByRole("region", { name: "Det vi kommer överens om" });
  for (const said of [
    "300 kr i månaden",
    "Den 28:e varje månad, eller nästa bankdag",
    "SEB, kontot som slutar på 2343",
  ])
    expect(within(agreed).getByText(said)).toBeDefined();
  expect(agreed.textContent).toContain("Första gången: 28\u00a0januari\u00a02027");
  expect(within(agreed).getByText("När du vill: på Mina sidor, hos oss eller i din bank")).toBeDefined();
  await sign(user);
  await heading("Tack! Nu är du månadsgivare");
  expect(api.bodies("Sign")).toMatchObject([{ purpose: "mandate", token, ...facts }]);
  const { idempotencyKey, ...added } = api.bodies("Add")[0] ?? {};
  expect(api.bodies("Add")).toHaveLength(1);
  expect(idempotencyKey).toEqual(expect.any(String));
  expect(added).toEqual({
    ...{ kind: "monthly_gift", amount: 300, drawDay: 28, account, language: "sv", consent: terms.consent },
    ...{ donor: { email: "birgitta@example.se" }, token: signature },
  });
  expect(screen.getByText("I dag dras inget.")).toBeDefined();
  expect(history.state).toMatchObject({ orderStep: "order", order: reference });
  await vi.waitFor(() => expect(localStorage.getItem(draftKey("monthly_gift"))).toBeNull());
});

test("who chose the amount elsewhere identifies at once, sees what is given and on which day, and can change both", async () => {
  const { user } = arriveAt("?belopp=300", "monthly_gift", begun());
  await heading("Legitimera dig");
  const change = screen.getByRole("button", { name: "Ändra belopp eller dag" });
  expect(change.closest("p")?.textContent).toMatch(/^300 kr i månaden ?den 28:e/);
  await user.click(change);
  const line = (await screen.findByText("Ändra dag")).closest("summary");
  expect(line?.textContent).toBe("Dras den 28:e Ändra dag");
  expect(line?.closest("details")?.open).toBe(false);
  await user.click(screen.getByText("Ändra dag"));
  await user.click(screen.getByLabelText("Den 25:e"));
  expect(line?.textContent).toBe("Dras den 25:e Ändra dag");
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  expect(screen.getByText("Den 25:e varje månad, eller nästa bankdag")).toBeDefined();
});

test("the press that leaves the first step starts BankID, and who comes back to change the amount identifies once", async () => {
  const { user } = arriveAt();
  await toAccount(user);
  expect(api.bodies("Authenticate")).toMatchObject([{ purpose: "mandate", device: "other" }]);
  await user.click(await button("Tillbaka"));
  await user.click(await screen.findByLabelText("300 kr"));
  await user.click(await button("Gå vidare"));
  await heading("Hej Birgitta");
  expect(api.bodies("Authenticate")).toHaveLength(1);
});

test("BankID that was begun by that press is not begun again by the way back and forth", async () => {
  const { user } = arriveAt();
  const waiting = {
    ...complete("auth"),
    ...{ state: "pending", message: "outstandingTransaction", token: null },
    startUrls: { phone: "https://app.bankid.com/?autostarttoken=1", computer: "bankid:///?autostarttoken=1" },
  };
  for (const call of ["Authenticate", "Poll"]) api.says.set(call, [{ body: waiting }]);
  await user.click(await button("Fortsätt med BankID"));
  await screen.findByRole("link", { name: "Öppna BankID-appen" });
  history.back();
  await button("Fortsätt med BankID");
  history.forward();
  await heading("Legitimera dig");
  await user.tab();
  // It is asked anew where the app is.
  expect(screen.getByRole("button", { name: "Mobilt BankID på en annan enhet" })).toBeDefined();
  expect(api.bodies("Authenticate")).toHaveLength(1);
});

test("the signature is the only yes: no box before it, and the whole text lies folded above it", async () => {
  const { user } = arriveAt();
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  expect(screen.queryByRole("checkbox")).toBeNull();
  const fold = screen.getByText("Läs hela medgivandet").closest("details");
  expect(fold?.open).toBe(false);
  for (const paragraph of terms.text) expect(fold?.textContent).toContain(paragraph);
  const button = screen.getByRole("button", { name: "Skriv under med BankID" });
  expect(fold?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a signature whose answer was lost is sent again with the same key, and is one mandate", async () => {
  const { user } = arriveAt();
  api.says.set("Add", ["cut", { body: { reference, shortReference: page.shortReference } }]);
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  expect((await screen.findByRole("alert")).textContent).toContain("det blir aldrig mer än ett");
  await user.click(await button("Försök igen"));
  await heading("Tack! Nu är du månadsgivare");
  const [first, second] = api.bodies("Add");
  expect(second).toEqual(first);
});

test.each([
  ["a signature that is not good", 401, "unauthorized", "Läs och skriv under", /Skriv under en gång till/],
  ["a text that was changed", 409, "changed_meanwhile", "Läs och skriv under", /Texten har ändrats/],
  [
    "an account that has a mandate",
    409,
    "mandate_exists",
    "Hej Birgitta",
    /redan ett autogiro till oss från det kontot/,
  ],
])("%s is said where it can be mended", async (_, status, code, where, said) => {
  const { user } = arriveAt();
  api.says.set("Add", [refuses(status, code)]);
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  await heading(where);
  expect((await screen.findByRole("alert")).textContent).toMatch(said);
  // What was read is not what would be signed: the new text lies open.
  const isOpen = screen.queryByText("Läs hela medgivandet")?.closest("details")?.open ?? false;
  expect(isOpen).toBe(code === "changed_meanwhile");
});

test("who gives already is told of it kindly, and the new gift takes the old one's place", async () => {
  const { user } = arriveAt();
  api.says.set("CheckAutogiroStatus", [{ body: givesAlready }]);
  await toAccount(user);
  expect(screen.getByRole("heading", { name: "Du ger redan. Tack!" })).toBeDefined();
  expect(screen.getByText(/150 kr i månaden från Handelsbanken/)).toBeDefined();
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  await heading("Tack! Nu är du månadsgivare");
  expect(api.bodies("Sign")).toMatchObject([{ amount: 200, drawDay: 28, replaces: "QT4M8VKX" }]);
  expect(api.bodies("Add")).toMatchObject([{ replaces: "QT4M8VKX" }]);
});

test("who has a consent without an amount is told that it gets one here, and keeps the account", async () => {
  const { user } = arriveAt();
  const [known] = givesAlready.mandates;
  api.says.set("CheckAutogiroStatus", [{ body: { ...givesAlready, mandates: [{ ...known, amount: null }] } }]);
  await toAccount(user);
  expect(screen.getByRole("heading", { name: "Du har redan ett autogiro hos oss" })).toBeDefined();
  expect(screen.getByText(/får det ett belopp.*från samma konto/)).toBeDefined();
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  await heading("Tack! Nu är du månadsgivare");
  expect(api.bodies("Add")).toMatchObject([{ amount: 200, account, replaces: "QT4M8VKX" }]);
});

test("who begins with a consent alone finds the way to a gift each month", async () => {
  const { user } = arriveAt("", "direct_debit");
  await toAccount(user);
  const link = screen.getByRole("link", { name: /Vill du ge ett belopp varje månad/ });
  expect(link.getAttribute("href")).toBe("/bli-manadsgivare/");
});

test("another account alone keeps amount and day, and is no new gift", async () => {
  const { user } = arriveAt("", "direct_debit");
  api.says.set("CheckAutogiroStatus", [{ body: givesAlready }]);
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  await heading("Tack! Nu är du månadsgivare");
  expect(api.bodies("Sign")).toMatchObject([{ amount: 150, drawDay: 27, replaces: "QT4M8VKX" }]);
  const [sent] = api.bodies("Register");
  expect(sent).toMatchObject({ drawDay: 27, replaces: "QT4M8VKX" });
  expect(sent).not.toHaveProperty("amount");
  expect(window.location.pathname).toBe("/autogiro/");
});

test("where the account is somebody else's, its holder identifies, and who began gives", async () => {
  const { user } = arriveAt();
  await toAccount(user);
  api.says.set("CheckAutogiroStatus", [{ body: { name: "Karl Ek", status: "none", mandates: [] } }]);
  await user.click(await button("Kontot är någon annans"));
  await heading("Nu legitimerar sig den som har kontot");
  await user.click(await button(/på den här/));
  await heading("Hej Karl");
  expect(field(/^Förnamn/).value).toBe("Birgitta");
  await writeAccount(user);
  await toConsent(user);
  await sign(user);
  await heading("Tack! Nu är du månadsgivare");
  expect(api.bodies("Add")).toMatchObject([{ donor: { giver: { firstName: "Birgitta", lastName: "Ek" } } }]);
});

test("a reload knows who identified, and asks for the account's number again", async () => {
  const { user, reload } = arriveAt();
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  reload();
  await heading("Hej Birgitta");
  expect(api.bodies("Authenticate")).toHaveLength(1);
  expect(field(/^Kontonummer/).value).toBe("");
  expect(field(/^E-post/).value).toBe("birgitta@example.se");
});

test("an identification that is too old is asked for again, and the account is there still", async () => {
  const { user } = arriveAt();
  await toAccount(user);
  await writeAccount(user);
  await toConsent(user);
  api.says.set("Sign", [refuses(401, "unauthorized")]);
  await sign(user);
  await heading("Legitimera dig");
  expect(screen.getByText(/gäller det bara i en halvtimme/)).toBeDefined();
  await user.click(await button(/på den här/));
  await heading("Läs och skriv under");
});

test("what is missing or cannot be is said above the fields and at them, and nothing is asked of the API", async () => {
  const { user } = arriveAt();
  await toAccount(user);
  await user.type(field(/^Clearingnummer/), "0123");
  await user.click(await button("Fortsätt till underskrift"));
  const summary = await screen.findByRole("group", { name: /att rätta$/ });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining("Ingen bank har det clearingnumret"),
    "Skriv kontonumret",
    "Skriv din e-postadress",
  ]);
  expect(api.bodies("Sign")).toEqual([]);
});

test("when the status cannot be asked for it is asked again, without BankID once more", async () => {
  const { user } = arriveAt();
  api.says.set("CheckAutogiroStatus", ["cut", { body: givesAlready }]);
  await user.click(await button("Fortsätt med BankID"));
  await user.click(await button("Försök igen"));
  await heading("Hej Birgitta");
  expect(api.bodies("Authenticate")).toHaveLength(1);
});

test("the form to print is offered from the first step on", async () => {
  const { reload } = arriveAt();
  const link = () => screen.findByRole("link", { name: "Blankett att skriva ut (pdf)" });
  const href = "/api/DirectDebitConsentForm/PaperForm?language=sv";
  expect((await link()).getAttribute("href")).toBe(href);
  history.replaceState(begun(), "", "/bli-manadsgivare/?belopp=300");
  reload();
  await heading("Legitimera dig");
  expect((await link()).getAttribute("href")).toBe(href);
});

test("what was begun earlier is still here, and can be taken away from the device", async () => {
  const { user, reload } = arriveAt();
  await toAccount(user);
  await writeAccount(user);
  history.replaceState(null, "", "/bli-manadsgivare/");
  reload();
  await user.click(await button("Ta bort det"));
  expect(screen.queryByText(/finns kvar på den här enheten/)).toBeNull();
  expect(localStorage.getItem(draftKey("monthly_gift"))).not.toContain("birgitta");
});
