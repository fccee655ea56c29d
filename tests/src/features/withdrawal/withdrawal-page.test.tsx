import React from "react";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/withdrawals.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { WithdrawalPage } from "#src/features/withdrawal/withdrawal-page.tsx";
import { receiver } from "../given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/withdrawals.ts", () => ({ withdraw: vi.fn() }));
const api = vi.mocked(calls);
const swedish = Object.fromEntries(Object.entries(texts).map(([key, { sv }]) => [key, sv]));
const receipt = { receivedAt: "2026-11-29T01:13:00.000Z", sendBackBy: "2026-12-13", moneyBackBy: "2026-12-13" };
const hours = "Vardagar 9–16";
const organisation = {
  ...{
    name: "Hjärta & Lunga",
    organisationNumber: "",
    account90: "",
    bankgiro: "",
    swish: "",
    email: "hej@exempel.se",
  },
  ...{ phone: { ...receiver.phone, hours }, address: "Box 000\n100 00 Stockholm", purpose: "", assurance: "" },
  english: { purpose: "", assurance: "", hours: "" },
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.scrollTo = () => undefined;
  document.documentElement.dataset.script = "";
});

function open(hash = "") {
  history.replaceState(null, "", `/angra-kop/${hash}`);
  return render(
    <TextsProvider language="sv" texts={swedish}>
      <WithdrawalPage organisation={organisation} />
    </TextsProvider>,
  );
}
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = "Bekräfta att jag ångrar köpet";
const goOn = async () => {
  press("Gå vidare");
  await screen.findByRole("button", { name: confirm });
};
const filledIn = "#order=7K2M9QXD&epost=asa%40exempel.se";

test("what a mail fills in leaves the URL at once, is read back, and is sent by the second press alone", async () => {
  api.withdraw.mockResolvedValue(receipt);
  open(filledIn);
  expect(window.location.hash).toBe("");
  await goOn();
  expect(screen.getByRole("heading", { name: "Stämmer det här?" })).toBe(document.activeElement);
  expect(screen.getByText("7K2M9QXD")).not.toBeNull();
  expect(api.withdraw).not.toHaveBeenCalled();
  press(confirm);
  await screen.findByRole("heading", { name: "Vi har tagit emot det" });
  expect(api.withdraw).toHaveBeenCalledExactlyOnceWith({
    ...{ orderNumber: "7K2M9QXD", email: "asa@exempel.se", language: "sv" },
    idempotencyKey: expect.any(String) as string,
  });
  expect(screen.getByText(/29.november.2026 klockan 02\.13/)).not.toBeNull();
  expect(screen.getByText(/senast den 13.december.2026 till Hjärta & Lunga, Box 000/)).not.toBeNull();
});

test("what is wrong is said above and at each field, and nothing goes on", async () => {
  open();
  write("Ordernummer", "12");
  fireEvent.click(screen.getByLabelText("En del av det"));
  press("Gå vidare");
  const summary = await screen.findByRole("group", { name: /att rätta$/ });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Ett ordernummer är åtta bokstäver och siffror, som 7K2M9QXD",
    "Skriv din e-postadress",
    "Skriv vilka artiklar du ångrar",
  ]);
  expect(screen.queryByRole("button", { name: confirm })).toBeNull();
});

test("a number is read as it is typed, and a part goes in the customer's own words", async () => {
  api.withdraw.mockResolvedValue(receipt);
  open();
  write("Ordernummer", "7k2m-9qxd");
  write("E-post", "asa@exempel.se");
  write(/^Namn/, "Åsa Ek");
  fireEvent.click(screen.getByLabelText("En del av det"));
  write("Vilka artiklar?", "Den ena nålen");
  await goOn();
  press(confirm);
  await screen.findByRole("heading", { name: "Vi har tagit emot det" });
  expect(api.withdraw.mock.calls[0]?.[0]).toMatchObject({
    ...{ orderNumber: "7K2M9QXD", name: "Åsa Ek", part: "Den ena nålen" },
  });
});

test("two presses are one call, and after a lost answer the same key goes again", async () => {
  api.withdraw.mockRejectedValueOnce(new ApiError("withdraw", { code: "network" })).mockResolvedValueOnce(receipt);
  open(filledIn);
  await goOn();
  press(confirm);
  press(confirm);
  await screen.findByText(/^Vi fick inget svar\. Tryck en gång till/);
  expect(api.withdraw).toHaveBeenCalledTimes(1);
  press(confirm);
  await screen.findByRole("heading", { name: "Vi har tagit emot det" });
  const [first, second] = api.withdraw.mock.calls.map(([sent]) => sent.idempotencyKey);
  expect(second).toBe(first);
});

test("who is refused a field comes back to it with what they wrote", async () => {
  const code = "validation_failed";
  api.withdraw.mockRejectedValue(new ApiError("withdraw", { code, status: 400, fields: { email: "notAnEmail" } }));
  open(filledIn);
  await goOn();
  press(confirm);
  expect(await screen.findAllByText("E-postadressen stämmer inte. Saknas @ eller .se?")).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>("Ordernummer").value).toBe("7K2M9QXD");
});

test("the way back leads to what was written", async () => {
  open(filledIn);
  await goOn();
  press("Ändra");
  await screen.findByRole("heading", { name: "Ångra ett köp" });
  expect(screen.getByLabelText<HTMLInputElement>("E-post").value).toBe("asa@exempel.se");
});

test("who has sent too much is told to wait or call", async () => {
  api.withdraw.mockRejectedValue(new ApiError("withdraw", { code: "too_many_requests", status: 429 }));
  open(filledIn);
  await goOn();
  press(confirm);
  await screen.findByText(/^Det har kommit många meddelanden härifrån/);
});
