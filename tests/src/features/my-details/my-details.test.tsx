import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "@hjarta-lunga/contract/kept.ts";
import { held, heldNames, longestComment } from "@hjarta-lunga/contract/my-data.ts";
import * as calls from "#src/calls/my-data.ts";
import { session } from "#src/core/my-data/session.ts";
import { askedToLogIn, birgitta, fails, heading, heldThing, open, part, press, said, write } from "./somebody.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/my-data.ts", () => ({
  fetchMyData: vi.fn(),
  updateMyData: vi.fn(),
  sendComment: vi.fn(),
  fetchMyDocument: vi.fn(),
  proveAddress: vi.fn(),
}));
const api = vi.mocked(calls);
const { contact } = birgitta;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  api.fetchMyData.mockResolvedValue(birgitta);
  api.updateMyData.mockImplementation((_token, { change }) => Promise.resolve({ change }));
});
afterEach(() => {
  act(() => session.logOut());
  sessionStorage.clear();
});

const sent = () => api.updateMyData.mock.calls.map(([, change]) => change).filter(({ change }) => change !== "stay");

test("what is held is told with why and for how long, from the table of what is kept", async () => {
  open();
  await said(/^Två saker, och inget mer\./);
  const row = screen.getByRole("row", { name: /Gåvor och betalningar/ });
  within(row).getByText("108 gåvor sedan 2017");
  within(row).getByText("Bokföringslagen kräver det");
  expect(kept.paidOrder.for).toEqual({ years: 7 });
  within(row).getByText("Sju år efter året då du gav, sedan utan namn");
  within(row).getByText(/^Just nu till och med 31\sdecember\s2033$/);
});

test("of all that may be held the page says how long, by every row that it goes by", async () => {
  const whole = heldNames.map((name) => heldThing({ name, shown: ["a"], kept: [...held[name]] }));
  api.fetchMyData.mockResolvedValue({ ...birgitta, held: whole });
  open();
  const row = within(await screen.findByRole("row", { name: /^Adress/ }));
  row.getByText("Det du fick gratis ett år efter att det skickades");
  within(screen.getByRole("row", { name: /^Minnesblad/ })).getByText(/^Diplom tolv månader/);
});

test("who has nothing held is told so, without a table", async () => {
  api.fetchMyData.mockResolvedValue({ ...birgitta, held: [] });
  open();
  await said(/^Ingenting\. När du har gett något/);
  expect(screen.queryByRole("table")).toBeNull();
});

test("an address is saved by itself, and what is wrong with it is said above it and at the field", async () => {
  open();
  const form = within(await part("Adress"));
  write("Postnummer", "12");
  press("Spara adressen");
  await form.findByRole("group", { name: "En sak att rätta" });
  expect(document.activeElement?.textContent).toContain("Postnumret stämmer inte");
  expect(sent()).toEqual([]);
  write("Postnummer", "123 45");
  press("Spara adressen");
  await form.findByText("Adressen är sparad.");
  expect(sent()).toEqual([
    { change: "address", address: { street: "Storgatan 14 B", postalCode: "12345", town: "Lidköping" } },
  ]);
});

test("a double click saves once", async () => {
  open();
  await part("Adress");
  press("Spara adressen");
  press(/Ett ögonblick|Spara adressen/);
  await said("Adressen är sparad.");
  expect(sent()).toHaveLength(1);
});

test("a field that was left with something wrong in it says so, an empty one that was passed through does not", async () => {
  open();
  await part("Adress");
  write("Postnummer", "12");
  fireEvent.blur(screen.getByLabelText("Postnummer"));
  await said(/Postnumret stämmer inte/);
  write("Ort", "");
  fireEvent.blur(screen.getByLabelText("Ort"));
  expect(screen.queryByText("Skriv din ort")).toBeNull();
});

test("another e-mail address waits for the link, and the page says where it lies and how long", async () => {
  const pending = [{ by: "email" as const, value: "ny@example.se", isNewAddress: true }];
  api.updateMyData.mockResolvedValue({ change: "email", contact: { ...contact, pending } });
  open();
  const form = within(await part("E-post"));
  fireEvent.change(form.getByLabelText("E-post"), { target: { value: "ny@example.se" } });
  press("Byt e-post");
  await said(/^En länk ligger i inkorgen hos ny@example\.se\. Tryck på den inom en timme/);
  // The old one holds until then.
  expect(form.getByLabelText<HTMLInputElement>("E-post").value).toBe("birgitta@example.se");
  press("Skicka länken igen");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ change: "email", email: "ny@example.se" });
});

test("the first address ever empties its field once it is asked to be proven, and that is no fault", async () => {
  const pending = [{ by: "email" as const, value: "ny@example.se", isNewAddress: true }];
  const none = { ...contact, email: null };
  api.fetchMyData.mockResolvedValue({ ...birgitta, contact: none });
  api.updateMyData.mockResolvedValue({ change: "email", contact: { ...none, pending } });
  open();
  const field = within(await part("E-post")).getByLabelText<HTMLInputElement>("E-post");
  fireEvent.change(field, { target: { value: "ny@example.se" } });
  fireEvent.blur(field);
  press("Byt e-post");
  await said(/^En länk ligger i inkorgen hos ny@example\.se\. Tryck på den inom en timme, så sparar vi adressen/);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["", null]);
});

test("an address where gifts are looked for is no change of one's own", async () => {
  const pending = [{ by: "email" as const, value: "gammal@example.se", isNewAddress: false }];
  api.fetchMyData.mockResolvedValue({ ...birgitta, contact: { ...contact, pending } });
  open();
  await part("E-post");
  expect(document.body.textContent).not.toContain("gammal@example.se");
});

test("the address that is saved already is not asked to be proven", async () => {
  open();
  await part("E-post");
  press("Byt e-post");
  await said("Den adressen har vi redan.");
  expect(sent()).toEqual([]);
});

test("another mobile is proven by the code of a text message, however it is grouped", async () => {
  const pending = [{ by: "mobile" as const, value: "070-174 06 06", isNewAddress: true }];
  api.updateMyData.mockResolvedValueOnce({ change: "mobile", contact: { ...contact, pending } });
  open();
  await part("Mobil");
  write("Mobil", "0701740606");
  press("Byt nummer");
  await said(/^Vi har skickat en kod till 070-174 06 06\. Skriv den här inom tio minuter/);
  const code = screen.getByLabelText("Koden i sms:et");
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  await waitFor(() => expect(document.activeElement).toBe(code));
  write("Koden i sms:et", "123");
  press("Bekräfta numret");
  await screen.findAllByText(/Skriv alla siffror i koden/);
  api.updateMyData.mockImplementationOnce(() =>
    fails({ code: "validation_failed", status: 400, fields: { code: "wrongCode" } }),
  );
  write("Koden i sms:et", "123 456");
  press("Bekräfta numret");
  expect(await screen.findAllByText(/^Den koden stämmer inte\. Se efter/)).toHaveLength(2);
  api.updateMyData.mockImplementationOnce(() => fails({ code: "not_found", status: 404 }));
  press("Bekräfta numret");
  await said("Koden gäller inte längre. Be om en ny.");
  api.updateMyData.mockResolvedValueOnce({ change: "code", contact: { ...contact, mobile: "070-174 06 06" } });
  press("Bekräfta numret");
  await said("Tack. Numret är sparat.");
  expect(sent().at(-1)).toEqual({ change: "code", code: "123456" });
  expect(screen.queryByLabelText("Koden i sms:et")).toBeNull();
});

test("choices of mail are saved together", async () => {
  open();
  await part("Mejl och brev");
  fireEvent.click(screen.getByRole("checkbox", { name: /Påminnelse om mors dag/ }));
  press("Spara");
  await said("Ditt val är sparat.");
  expect(sent()).toEqual([{ change: "choices", choices: { news: true, reminders: true, letter: true } }]);
});

test("gifts without a number are looked for in the same words whether there are any", async () => {
  open("/mina-uppgifter/#hitta");
  await part("Saknas en gåva?");
  expect(document.activeElement?.textContent).toBe("Saknas en gåva?");
  const form = within(await part("Saknas en gåva?"));
  fireEvent.change(form.getByLabelText("E-post", { selector: "[type=email]" }), {
    target: { value: "gammal@example.se" },
  });
  press("Hitta gåvor");
  await said(/inkorgen hos gammal@example\.se\. Tryck på den inom en timme, så kommer gåvorna hit om det finns några/);
  fireEvent.click(screen.getByRole("radio", { name: "Mobil" }));
  fireEvent.change(form.getByLabelText("Mobil", { selector: "[type=tel]" }), { target: { value: "070-174 06 07" } });
  press("Hitta gåvor");
  await said(/^Vi har skickat en kod till 070-174 06 07/);
  api.updateMyData.mockImplementationOnce(() =>
    fails({ code: "validation_failed", status: 400, fields: { code: "wrongCode" } }),
  );
  write("Koden i sms:et", "000000");
  press("Hämta hem gåvorna");
  expect(await screen.findAllByText(/^Den koden stämmer inte\. Se efter/)).toHaveLength(2);
  const code = screen.getByLabelText("Koden i sms:et");
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("link", { name: /^Den koden stämmer inte/ }).getAttribute("href")).toBe(`#${code.id}`);
  api.updateMyData.mockResolvedValueOnce({ change: "code", found: 2 });
  write("Koden i sms:et", "654321");
  press("Hämta hem gåvorna");
  await said("2 gåvor har kommit hem.");
  expect(api.fetchMyData).toHaveBeenCalledTimes(2);
});

test("a letter is acknowledged with the address that the answer comes to, and is another one only once it is changed", async () => {
  api.sendComment.mockImplementationOnce(() => fails({ code: "timeout" }));
  api.sendComment.mockResolvedValue({ number: 5, answerTo: "birgitta@example.se" });
  open();
  await part("Skriv till oss");
  write("Vad vill du säga eller fråga?", "Kan ni skicka\nminnesbladet igen?");
  press("Skicka");
  await said(/^Vi fick inget svar\. Det du har skrivit finns kvar/);
  press("Skicka");
  await said("Tack, vi har fått det. Svaret kommer till birgitta@example.se.");
  const [first, second] = api.sendComment.mock.calls.map(([, letter]) => letter);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ about: "question", text: "Kan ni skicka\nminnesbladet igen?" });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Vad vill du säga eller fråga?").value).toBe("");
});

test("a letter that is too long is kept whole, and the page says how much there is room for", async () => {
  open();
  await part("Skriv till oss");
  write("Vad vill du säga eller fråga?", "å".repeat(longestComment - 10));
  await said("10 tecken kvar");
  write("Vad vill du säga eller fråga?", "å".repeat(longestComment + 1));
  press("Skicka");
  await screen.findAllByText(new RegExp(`Det får plats ${longestComment} tecken`));
  expect(api.sendComment).not.toHaveBeenCalled();
});

test("words survive a session that ended, for the same person alone, and are nowhere but in memory", async () => {
  api.sendComment.mockImplementationOnce(() => fails({ code: "unauthorized", status: 401 }));
  open();
  await part("Skriv till oss");
  write("Vad vill du säga eller fråga?", "Hemlig fråga");
  press("Skicka");
  await askedToLogIn();
  for (const storage of [localStorage, sessionStorage])
    expect(Object.values(storage).join(" ")).not.toContain("Hemlig");
  act(() => session.begin("u".repeat(43)));
  await part("Skriv till oss");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Vad vill du säga eller fråga?").value).toBe("Hemlig fråga");

  api.fetchMyData.mockResolvedValue({ ...birgitta, name: "Någon Annan", maskedNumber: "600101-••••" });
  act(() => session.begin("v".repeat(43)));
  await part("Skriv till oss");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Vad vill du säga eller fråga?").value).toBe("");
});

test("who logs out leaves no words behind", async () => {
  open();
  await part("Skriv till oss");
  write("Vad vill du säga eller fråga?", "Hemlig fråga");
  press("Logga ut");
  await askedToLogIn();
  act(() => session.begin("u".repeat(43)));
  await part("Skriv till oss");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Vad vill du säga eller fråga?").value).toBe("");
});

test("all data is downloaded as both files, and a failure says so at its own file", async () => {
  URL.createObjectURL = () => "blob:1";
  URL.revokeObjectURL = () => undefined;
  api.fetchMyDocument.mockResolvedValueOnce(new Blob(["{}"]));
  open();
  await heading("Hämta allt");
  press("Hämta JSON");
  await said("Filen är hämtad.");
  api.fetchMyDocument.mockImplementationOnce(() => fails({ code: "unavailable", status: 503 }));
  press("Hämta PDF");
  await said(/^Vi fick inget svar/);
  expect(api.fetchMyDocument.mock.calls.map(([, what]) => what)).toEqual([
    { what: "all", format: "json" },
    { what: "all", format: "pdf" },
  ]);
});

test("to be forgotten takes two presses, and the page says what went and what the law keeps", async () => {
  api.fetchMyData.mockResolvedValue({
    ...birgitta,
    held: [...birgitta.held, heldThing({ name: "cards", count: 3, kept: ["greetingCard"] })],
  });
  api.updateMyData.mockImplementation((_token, { change }) =>
    Promise.resolve(change === "forget" ? { change, keptUntil: "2033-12-31" } : { change }),
  );
  open();
  await heading("Bli glömd");
  await said("kort och hälsningar. De går inte att öppna längre.");
  await said(/^dina gåvor med namn, till och med 31\sdecember\s2033$/);
  expect(screen.queryByText(/^månadsgåvan/)).toBeNull();
  press("Ta bort mig");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Vill du ta bort allt det här?"));
  press("Nej, låt det vara");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ta bort mig"));
  expect(sent()).toEqual([]);
  press("Ta bort mig");
  press("Ja, ta bort mig");
  await heading("Klart. Vi har tagit bort dig.");
  await said(/finns kvar i bokföringen till och med 31\sdecember\s2033/);
  expect(sessionStorage).toHaveLength(0);
  expect(session.state().name).toBe("out");
});

test("who came by a link by mail sees that BankID is needed here, and nothing of what is held", async () => {
  api.fetchMyData.mockResolvedValue({ ...birgitta, access: "mail", maskedNumber: null });
  open();
  await heading("Här behövs BankID");
  expect(document.body.textContent).not.toContain("birgitta@example.se");
});
