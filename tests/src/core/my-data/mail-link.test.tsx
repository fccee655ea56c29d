import React from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/my-data.ts";
import { ByMailLink } from "#src/core/my-data/by-mail-link.tsx";
import { MailLinkForm } from "#src/core/my-data/mail-link-form.tsx";
import { session } from "#src/core/my-data/session.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { receiver } from "../../features/given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/my-data.ts", () => ({
  askForMailLink: vi.fn(),
  openMailLink: vi.fn(),
  updateMyData: vi.fn(() => Promise.resolve({ change: "logOut" })),
}));
const api = vi.mocked(calls);
const { phone } = receiver;
const secret = "s".repeat(43);
const swedish = Object.fromEntries(Object.entries(texts).map(([key, { sv }]) => [key, sv]));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.scrollTo = () => undefined;
});
afterEach(() => act(() => session.logOut()));

function open(hash = "") {
  history.replaceState(null, "", `/mina-sidor/${hash}`);
  return render(
    <TextsProvider language="sv" texts={swedish}>
      <ByMailLink phone={phone}>
        <p>mina sidor</p>
        <MailLinkForm phone={phone} />
      </ByMailLink>
    </TextsProvider>,
  );
}
const write = (email: string) => fireEvent.change(screen.getByLabelText("E-post"), { target: { value: email } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = (words: string | RegExp) => screen.findByText(words);

test("a link is asked for, and the answer tells nothing of whether the address is known", async () => {
  api.askForMailLink.mockResolvedValue({ state: "asked" });
  open();
  write("birgitta@example.se");
  press("Mejla en länk");
  await said("Om adressen finns hos oss ligger en länk i din inkorg inom någon minut. Den gäller i en timme.");
  expect(api.askForMailLink).toHaveBeenCalledWith({ email: "birgitta@example.se", language: "sv" });
});

test.each([
  ["", "Skriv din e-postadress"],
  ["birgitta", "E-postadressen stämmer inte. Saknas @ eller .se?"],
])("an address of '%s' is asked about, and nothing is sent", async (written, words) => {
  open();
  write(written);
  press("Mejla en länk");
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(api.askForMailLink).not.toHaveBeenCalled();
});

test("a link leaves the URL at once, and a press logs in by it", async () => {
  api.openMailLink.mockResolvedValue({ token: "t".repeat(43) });
  open(`#lank=${secret}`);
  expect(window.location.href).not.toContain(secret);
  expect(api.openMailLink).not.toHaveBeenCalled();
  press("Visa mina gåvor");
  await said("mina sidor");
  expect(api.openMailLink).toHaveBeenCalledWith({ link: secret });
  expect(session.state()).toMatchObject({ name: "in", token: "t".repeat(43) });
});

test.each([["unauthorized", 401] as const, ["not_found", 404] as const, ["validation_failed", 400] as const])(
  "a link that is answered by %s gets one kind answer, with a new one to ask for",
  async (code, status) => {
    api.openMailLink.mockImplementation(() => Promise.reject(new ApiError("call", { code, status })));
    open(`#lank=${secret}`);
    press("Visa mina gåvor");
    await screen.findByRole("heading", { name: "Länken fungerar inte längre" });
    await said(/^En länk gäller i en timme och öppnas en gång/);
    screen.getByRole("button", { name: "Mejla en länk" });
    press("Logga in med BankID");
    await said("mina sidor");
  },
);

test("without an answer the link is still there to be pressed again", async () => {
  api.openMailLink.mockImplementationOnce(() => Promise.reject(new ApiError("call", { code: "network" })));
  open(`#lank=${secret}`);
  press("Visa mina gåvor");
  await said(/^Vi fick inget svar/);
  api.openMailLink.mockResolvedValue({ token: "t".repeat(43) });
  press("Visa mina gåvor");
  await said("mina sidor");
});
