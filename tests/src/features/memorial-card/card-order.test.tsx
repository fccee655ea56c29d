import React from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/memorial-cards.ts";
import { keepSenderToken } from "#src/core/card/sender-token.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { CandleOrderPage } from "#src/features/memorial-card/card-order-page.tsx";
import { receiver } from "../given-receiver.ts";
import { answer, cardTexts, orderAnswer, orderReference, phone } from "./card-words.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/calls/memorial-cards.ts", () => ({
  fetchMemorialCardOrder: vi.fn(),
  countCandles: vi.fn(),
  correctMemorialCard: vi.fn(),
  mailMemorialCard: vi.fn(),
  takeDownMemorialCard: vi.fn(),
  removeCandleName: vi.fn(),
  removeAllNames: vi.fn(),
  fetchMemorialCardFile: vi.fn(),
}));
const api = vi.mocked(calls);
const fails = (problem: ConstructorParameters<typeof ApiError>[1]) => Promise.reject(new ApiError("call", problem));
const token = "abc-DEF_123";
/** As the API does: it knows the token. */
const answerWith = (known: MemorialCardOrderAnswer) =>
  api.fetchMemorialCardOrder.mockImplementation((_order, sent) =>
    Promise.resolve({ ...known, bySender: sent === token }),
  );

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  window.scrollTo = () => undefined;
  answerWith(orderAnswer);
  api.countCandles.mockResolvedValue(3);
  history.replaceState(null, "", `/order/mc/${orderReference}`);
});
afterEach(() => void vi.useRealTimers());

const open = () =>
  render(
    <TextsProvider language="sv" texts={cardTexts}>
      <CandleOrderPage order={orderReference} receiver={receiver} />
    </TextsProvider>,
  );
const openByMail = () => {
  history.replaceState(null, "", `/order/mc/${orderReference}#${token}`);
  return open();
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test.each([
  [
    "waiting",
    { ...orderAnswer, state: "waiting" as const, reference: null, keptUntil: null },
    "Ljuset väntar på gåvan",
  ],
  ["lit", orderAnswer, "Ljuset är tänt"],
  ["taken down", { ...orderAnswer, state: "takenDown" as const, names: [] }, "Kortet är borttaget"],
] as const)("a card that is %s", async (_state, given, said) => {
  answerWith({ ...given, names: [...given.names] });
  open();
  await heading(said);
});

test.each([
  ["at once", 100, false],
  ["late", 2_000, true],
])("a card that is there %s has its heading read aloud: %#", async (_, waitedMs, isRead) => {
  vi.useFakeTimers();
  document.head.innerHTML = "<title>Minneskort</title>";
  let answerNow: ((answer: MemorialCardOrderAnswer) => void) | undefined;
  api.fetchMemorialCardOrder.mockImplementation(() => new Promise((resolve) => (answerNow = resolve)));
  open();
  await act(() => vi.advanceTimersByTimeAsync(waitedMs));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vi hämtar ditt ljus …");
  await act(async () => {
    answerNow?.({ ...orderAnswer, bySender: false });
    await vi.advanceTimersByTimeAsync(0);
  });
  const title = screen.getByRole("heading", { level: 1, name: "Ljuset är tänt" });
  expect(document.activeElement === title).toBe(isRead);
  expect(document.title).toBe("Ljuset är tänt, Minneskort");
});

test("a card that is lit while its sender waits has its heading read aloud", async () => {
  vi.useFakeTimers();
  answerWith({ ...orderAnswer, state: "waiting", reference: null, keptUntil: null });
  open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(document.activeElement).toBe(document.body);
  answerWith(orderAnswer);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(document.activeElement?.textContent).toBe("Ljuset är tänt");
});

const nameOf = (button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent;

test("about whom no mail goes is shown a link of their own, and told of no mail", async () => {
  answerWith({ ...orderAnswer, mailed: false });
  keepSenderToken(orderReference, token);
  open();
  await heading("Ljuset är tänt");
  const own = await screen.findByRole<HTMLInputElement>("textbox", { name: "Din egen länk" });
  expect(new URL(own.value).hash).toBe(`#${token}`);
  expect(new URL(own.value).pathname).toBe(`/order/mc/${orderReference}`);
  expect(screen.getAllByRole("button", { name: /^Kopiera länken/ }).map(nameOf)).toEqual([
    "Kopiera länken",
    "Kopiera länken: Din egen länk",
  ]);
  expect(screen.getByText(/Spara länken själv/)).toBeTruthy();
  expect(screen.queryByText(/Du får ett mejl/)).toBeNull();
  expect(screen.getByRole("button", { name: "Ändra orden" })).toBeTruthy();
});

const justLit = async () => {
  answerWith({ ...orderAnswer, mailed: false });
  keepSenderToken(orderReference, token);
  open();
  await screen.findByRole("heading", { name: "Var ska vi skicka länken?" });
};
const writeAddress = (email: string) => fireEvent.change(screen.getByLabelText("E-post"), { target: { value: email } });

test("who has just lit a candle says where its link goes, once for two presses, and is told so", async () => {
  await justLit();
  api.mailMemorialCard.mockResolvedValue({ ...orderAnswer, bySender: true, mailed: true });
  writeAddress(" gunilla@exempel.se ");
  press("Skicka länken");
  press("Ett ögonblick …");
  const said = await screen.findByText("Länken är på väg till gunilla@exempel.se.");
  expect(document.activeElement).toBe(said);
  expect(api.mailMemorialCard.mock.calls).toEqual([[{ orderReference, token, email: "gunilla@exempel.se" }]]);
  expect(screen.queryByLabelText("E-post")).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Din egen länk" })).toBeNull();
  expect(screen.getByRole("button", { name: "Ändra orden" })).toBeTruthy();
});

test("no address is asked of who came by the mail", async () => {
  openByMail();
  await heading("Ljuset är tänt");
  await screen.findByRole("button", { name: "Ändra orden" });
  expect(screen.queryByLabelText("E-post")).toBeNull();
});

test.each([
  ["nothing", "", null, /^Skriv adressen som/],
  ["what is no address", "gunilla", { code: "validation_failed", fields: { email: "notAnEmail" } }, /^Skriv adressen/],
  ["one too many", "g@exempel.se", { code: "too_many_requests" }, /^Det har redan gått så många mejl/],
  ["an address when the API is away", "g@exempel.se", {}, /^Länken är inte skickad\. Ljuset brinner som det ska/],
])("%s is said at the field, and the link to save stays", async (_, written, refusal, said) => {
  await justLit();
  if (refusal !== null) api.mailMemorialCard.mockImplementation(() => fails(refusal as never));
  writeAddress(written);
  press("Skicka länken");
  expect(await screen.findByText(said)).toBeTruthy();
  expect(api.mailMemorialCard).toHaveBeenCalledTimes(refusal === null ? 0 : 1);
  expect(screen.getByRole("textbox", { name: "Din egen länk" })).toBeTruthy();
});

test("a link that has been mailed from another tab meanwhile is shown as it is known now", async () => {
  await justLit();
  api.mailMemorialCard.mockImplementation(() => fails({ code: "changed_meanwhile", status: 409 }));
  answerWith(orderAnswer);
  writeAddress("g@exempel.se");
  press("Skicka länken");
  await waitFor(() => expect(screen.queryByLabelText("E-post")).toBeNull());
});

test("who comes back without that link is told to open it, and of no mail", async () => {
  answerWith({ ...orderAnswer, mailed: false });
  open();
  await heading("Ljuset är tänt");
  expect(await screen.findByText(/Öppna din egen länk/)).toBeTruthy();
  expect(screen.queryByText(/Du får ett mejl/)).toBeNull();
});

test("a card that waits leads to the payment of its gift", async () => {
  answerWith({ ...orderAnswer, state: "waiting", reference: null });
  open();
  const link = await screen.findByRole("link", { name: "Till betalningen" });
  expect(link.getAttribute("href")).toBe(`/tand-ett-ljus/?order=${orderReference}`);
});

test.each([
  ["not_found", "Vi hittar inget ljus här", 0],
  ["network", "Vi når inte ditt ljus just nu", 1],
] as const)("an answer of %s", async (code, said, told) => {
  api.fetchMemorialCardOrder.mockImplementation(() => fails({ code }));
  open();
  await heading(said);
  expect(reportFailure).toHaveBeenCalledTimes(told);
});

test("without the link in the mail nothing can be changed", async () => {
  open();
  await heading("Ljuset är tänt");
  expect(screen.getByText(/I mejlet från oss finns en länk/)).toBeTruthy();
  for (const name of [/Ändra orden/, /Ta bort/]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test("the token is out of the URL at once, and kept for a reload of the tab", async () => {
  const { unmount } = openByMail();
  expect(location.hash).toBe("");
  await heading("Ljuset är tänt");
  unmount();
  open();
  await screen.findByRole("button", { name: "Ändra orden" });
});

test("the way past the menu is no token, and the link in the mail still works after it", async () => {
  const { unmount } = openByMail();
  await heading("Ljuset är tänt");
  unmount();
  const content = document.createElement("main");
  content.id = "content";
  document.body.append(content);
  history.replaceState(null, "", `/order/mc/${orderReference}#content`);
  api.takeDownMemorialCard.mockResolvedValue({ ...orderAnswer, state: "takenDown", names: [] });
  open();
  content.remove();
  await heading("Ljuset är tänt");
  press("Ta bort kortet …");
  press("Ja, ta bort kortet");
  await heading("Kortet är borttaget");
  expect(api.takeDownMemorialCard).toHaveBeenCalledWith({ orderReference, token });
});

test("the link in the mail is taken where the page stands open already", async () => {
  open();
  await heading("Ljuset är tänt");
  location.hash = token;
  await screen.findByRole("button", { name: "Ändra orden" });
  expect(location.hash).toBe("");
});

test("the words are corrected by the token and the version that was read, once for two presses", async () => {
  const card = { ...answer.card, greeting: "Tack för allt" };
  api.correctMemorialCard.mockResolvedValue({ ...orderAnswer, card, version: 5 });
  openByMail();
  await heading("Ljuset är tänt");
  press("Ändra orden");
  fireEvent.change(screen.getByLabelText(/^Några ord/), { target: { value: "Tack för allt" } });
  press("Spara orden");
  press(/Spara orden|Ett ögonblick/);
  await screen.findByText(/De nya orden står på kortet/);
  expect(api.correctMemorialCard).toHaveBeenCalledTimes(1);
  expect(api.correctMemorialCard).toHaveBeenCalledWith({ orderReference, token, version: 4, card });
});

test("a card that was changed elsewhere is shown as it stands, what was written is kept, and can be saved", async () => {
  api.correctMemorialCard.mockImplementationOnce(() => fails({ code: "changed_meanwhile", status: 409 }));
  openByMail();
  await heading("Ljuset är tänt");
  press("Ändra orden");
  fireEvent.change(screen.getByLabelText(/^Några ord/), { target: { value: "Mina ord" } });
  const theirs = { ...orderAnswer, version: 5, card: { ...answer.card, greeting: "Deras ord" } };
  answerWith(theirs);
  press("Spara orden");
  await screen.findByText("Deras ord");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Några ord/).value).toBe("Mina ord");
  api.correctMemorialCard.mockResolvedValue({ ...theirs, version: 6 });
  press("Spara orden");
  await screen.findByText(/De nya orden står på kortet/);
  expect(api.correctMemorialCard.mock.lastCall?.[0]).toMatchObject({ version: 5, card: { greeting: "Mina ord" } });
});

test("what was written before a reload is there, beside what the card says since", async () => {
  const { unmount } = openByMail();
  await heading("Ljuset är tänt");
  press("Ändra orden");
  fireEvent.change(screen.getByLabelText(/^Några ord/), { target: { value: "Mina ord" } });
  unmount();
  const theirs = { ...orderAnswer, version: 5, card: { ...answer.card, greeting: "Deras ord" } };
  answerWith(theirs);
  const { unmount: leave } = open();
  await screen.findByText("Deras ord");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Några ord/).value).toBe("Mina ord");
  api.correctMemorialCard.mockResolvedValue({ ...theirs, version: 6 });
  press("Spara orden");
  await screen.findByText(/De nya orden står på kortet/);
  expect(api.correctMemorialCard.mock.lastCall?.[0]).toMatchObject({ version: 5, card: { greeting: "Mina ord" } });
  leave();
  open();
  await heading("Ljuset är tänt");
});

test("a card that staff hid meanwhile is said to be gone, and nobody saves it again and again", async () => {
  api.correctMemorialCard.mockImplementation(() => fails({ code: "taken_down", status: 410 }));
  openByMail();
  await heading("Ljuset är tänt");
  press("Ändra orden");
  fireEvent.change(screen.getByLabelText(/^Några ord/), { target: { value: "Mina ord" } });
  answerWith({ ...orderAnswer, state: "takenDown", reference: null });
  press("Spara orden");
  await heading("Kortet är borttaget");
});

test.each([
  ["opens the page", (wrong: string) => history.replaceState(null, "", `/order/mc/${orderReference}#${wrong}`)],
  ["is opened where the page stands", () => undefined],
])("a wrong link that %s is said to be so at once, and offers nothing", async (_, arrive) => {
  arrive("wrong");
  open();
  await heading("Ljuset är tänt");
  location.hash = "wrong";
  const said = await screen.findByText(/Länken som du öppnade gäller inte/);
  expect(said.querySelector("a")?.getAttribute("href")).toBe(`tel:${phone.dialled}`);
  for (const name of [/Ändra orden/, /Ta bort/]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByText(/I mejlet från oss finns en länk/)).toBeNull();
  location.hash = token;
  await screen.findByRole("button", { name: "Ändra orden" });
  await waitFor(() => expect(screen.queryByText(/Länken som du öppnade/)).toBeNull());
});

test("a link that is good no more is said so, with what to do, and loses nothing", async () => {
  api.correctMemorialCard.mockImplementation(() => fails({ code: "unauthorized", status: 401 }));
  openByMail();
  await heading("Ljuset är tänt");
  press("Ändra orden");
  fireEvent.change(screen.getByLabelText(/^Några ord/), { target: { value: "Mina ord" } });
  press("Spara orden");
  await screen.findByText(/Länken i mejlet gäller inte längre/);
  expect(Object.keys(sessionStorage)).toEqual([`hlf_words_${orderReference}`]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Några ord/).value).toBe("Mina ord");
});

test("a name is taken away once that has been asked, and the candle stays", async () => {
  api.removeCandleName.mockResolvedValue({ ...orderAnswer, names: [] });
  openByMail();
  await heading("Ljuset är tänt");
  press("Ta bort namnet Per");
  press("Nej, låt det stå");
  expect(api.removeCandleName).not.toHaveBeenCalled();
  press("Ta bort namnet Per");
  press("Ja, ta bort namnet");
  await screen.findByText("Namnet är borttaget.");
  expect(api.removeCandleName).toHaveBeenCalledWith({ orderReference, token, candle: answer.names[0]?.id });
});

test("all names are taken away once that has been asked, and are said to be gone", async () => {
  const two = [...answer.names, { id: "22222222-2222-4222-8222-222222222222", name: "Eva" }];
  answerWith({ ...orderAnswer, names: two });
  api.removeAllNames.mockResolvedValue({ ...orderAnswer, names: [] });
  openByMail();
  await heading("Ljuset är tänt");
  press("Ta bort alla namn …");
  expect(screen.getByText(/Ljusen brinner vidare, men namnen går inte att få tillbaka/)).toBeTruthy();
  press("Nej, låt namnen stå");
  expect(api.removeAllNames).not.toHaveBeenCalled();
  press("Ta bort alla namn …");
  press("Ja, ta bort alla namn");
  await screen.findByText("Namnen är borttagna. Ljusen brinner vidare.");
  expect(api.removeAllNames).toHaveBeenCalledWith({ orderReference, token });
  expect(screen.queryByText("Eva")).toBeNull();
});

test("where one name stands, there is one way to take it away", async () => {
  openByMail();
  await heading("Ljuset är tänt");
  expect(screen.queryByRole("button", { name: "Ta bort alla namn …" })).toBeNull();
});

test("the card is taken down once that has been asked, for good", async () => {
  api.takeDownMemorialCard.mockResolvedValue({ ...orderAnswer, state: "takenDown", names: [] });
  openByMail();
  await heading("Ljuset är tänt");
  press("Ta bort kortet …");
  expect(screen.getByText(/det går inte att ångra/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Nej, låt ljuset brinna");
  press("Nej, låt ljuset brinna");
  expect(document.activeElement?.textContent).toBe("Ta bort kortet …");
  press("Ta bort kortet …");
  press("Ja, ta bort kortet");
  await heading("Kortet är borttaget");
  expect(api.takeDownMemorialCard).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});
