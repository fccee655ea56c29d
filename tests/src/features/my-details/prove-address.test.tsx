import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as calls from "#src/calls/my-data.ts";
import { session } from "#src/core/my-data/session.ts";
import { fails, heading, open, press, said } from "./somebody.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/my-data.ts", () => ({ proveAddress: vi.fn(), updateMyData: vi.fn(), fetchMyData: vi.fn() }));
const { proveAddress } = vi.mocked(calls);
const secret = "s".repeat(43);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.scrollTo = () => undefined;
});
afterEach(() => act(() => session.logOut()));

const openLink = () => open(`/mina-uppgifter/#bevis=${secret}`, false);

test("the secret leaves the URL at once, and nothing is proven before it is pressed", async () => {
  openLink();
  await heading("Är det din adress?");
  expect(window.location.href).not.toContain(secret);
  expect(proveAddress).not.toHaveBeenCalled();
});

test.each([
  [{ found: 2, isNewAddress: false }, "2 gåvor har kommit hem."],
  [{ found: 1, isNewAddress: false }, "En gåva har kommit hem."],
  [{ found: 0, isNewAddress: false }, "Tack. Vi hittade inga fler gåvor där."],
  [{ found: 0, isNewAddress: true }, "Från och med nu skriver vi till din nya adress."],
])("a press without a session proves the address: %j", async (answer, words) => {
  proveAddress.mockResolvedValue({ state: "proven", ...answer });
  openLink();
  await heading("Är det din adress?");
  press("Ja, det är min adress");
  await heading("Tack, nu vet vi att det är du");
  await said(words);
  expect(proveAddress).toHaveBeenCalledWith({ link: secret });
  expect(screen.getByRole("link", { name: "Till Mina sidor" }).getAttribute("href")).toBe("/mina-sidor/");
});

test("a double press asks once, and a lost answer can be asked for again", async () => {
  proveAddress.mockImplementationOnce(() => fails({ code: "timeout" }));
  openLink();
  await heading("Är det din adress?");
  const button = screen.getByRole("button", { name: "Ja, det är min adress" });
  fireEvent.click(button);
  fireEvent.click(button);
  await said(/^Vi fick inget svar/);
  expect(proveAddress).toHaveBeenCalledTimes(1);
});

test("a link that is wrong, used or too old is one kind answer that leads on", async () => {
  proveAddress.mockResolvedValue({ state: "unknown", isNewAddress: false, found: 0 });
  openLink();
  await heading("Är det din adress?");
  press("Ja, det är min adress");
  await heading("Länken fungerar inte längre");
  await said(/en länk gäller i en timme/);
  press("Till Mina uppgifter");
  await heading("Det här vet vi om dig");
});
