import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { consentCall } from "contract/consent.ts";
import { consentVersion, cookies } from "contract/cookies.ts";
import Cookies from "js-cookie";
import type { ServerResponse } from "node:http";
import React from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frontEndApi } from "#src/calls/clients.ts";
import { openConsent } from "#src/core/consent-choice.ts";
import ConsentDialog from "#src/shell/consent-dialog.tsx";
import { serveLocally, type Asked, type LocalServer } from "../local-server.ts";
import { Words } from "../words.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

let api: LocalServer;
let status: number;

/** The page of the test stands at another port than the API, so the browser asks before it sends. */
function answer({ method, headers }: Asked, response: ServerResponse) {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-headers", "content-type");
  response.writeHead(method === "OPTIONS" ? 204 : status).end();
}

beforeEach(async () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  status = 201;
  api = await serveLocally(answer);
  frontEndApi.defaults.baseURL = api.url;
});
afterEach(async () => {
  await api.close();
});

const proofs = () => api.asked.filter(({ method }) => method === consentCall.method);
const onDevice = () => JSON.parse(Cookies.get(cookies.consent) ?? "null") as Record<string, unknown> | null;
const dialog = () => screen.queryByRole("dialog", { name: "Får vi använda kakor?" });
const button = (name: string) => screen.getByRole("button", { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

function show() {
  const user = userEvent.setup();
  render(
    <>
      <button type="button" onClick={openConsent}>
        Ändra kakor
      </button>
      <ConsentDialog />
    </>,
    { wrapper: Words },
  );
  return user;
}

async function chooseNo(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button("Nej till alla"));
  await waitFor(() => expect(proofs()).toHaveLength(1));
}

test("the question leaves the page readable and the reader where they were", () => {
  show();
  expect(dialog()?.getAttribute("aria-modal")).toBe("false");
  expect(document.activeElement).toBe(document.body);
});

test("refusing is as easy as accepting: side by side, alike, and refusing first", () => {
  show();
  const [refuse, accept] = [button("Nej till alla"), button("Ja till alla")];
  expect(refuse.className).toBe(accept.className);
  expect(refuse.nextElementSibling).toBe(accept);
});

test("more is told on a page of its own", () => {
  show();
  expect(screen.getByRole("link", { name: "Läs mer om kakor" }).getAttribute("href")).toBe("/kakor/");
});

test("nothing is ticked beforehand, but what is always needed", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  expect(box(/^Statistik/).checked).toBe(false);
  expect(box(/^Marknadsföring/).checked).toBe(false);
  expect(box(/^Nödvändiga/)).toMatchObject({ checked: true, disabled: true });
});

test("asking to choose does not choose", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  expect(dialog()).not.toBeNull();
  expect(onDevice()).toBeNull();
});

test("one cannot close the question without an answer the first time", () => {
  show();
  expect(screen.queryByRole("button", { name: "Stäng utan att ändra" })).toBeNull();
});

test.each([
  ["Nej till alla", false],
  ["Ja till alla", true],
])("“%s” is kept on the device and sent as proof", async (name, yes) => {
  const user = show();
  await user.click(button(name));
  expect(dialog()).toBeNull();
  expect(onDevice()).toMatchObject({ statistics: yes, marketing: yes });

  await waitFor(() => expect(proofs()).toHaveLength(1));
  const [proof] = proofs();
  expect(proof?.url.pathname).toBe(consentCall.path);
  expect(JSON.parse(proof?.body ?? "")).toEqual({
    id: onDevice()?.id,
    version: consentVersion,
    statistics: yes,
    marketing: yes,
  });
});

test("a choice of one's own is kept as it was ticked", async () => {
  const user = show();
  await user.click(button("Välj själv"));
  await user.click(box(/^Marknadsföring/));
  await user.click(box(/^Statistik/));
  await user.click(box(/^Marknadsföring/));
  await user.click(button("Spara mitt val"));
  expect(dialog()).toBeNull();
  expect(onDevice()).toMatchObject({ statistics: true, marketing: false });
  await waitFor(() => expect(proofs()).toHaveLength(1));
});

test("reopened, it shows the present choice, and takes the focus", async () => {
  const user = show();
  await user.click(button("Ja till alla"));
  await user.click(button("Ändra kakor"));
  expect(box(/^Statistik/).checked).toBe(true);
  expect(box(/^Marknadsföring/).checked).toBe(true);
  expect(document.activeElement).toBe(dialog());
  await waitFor(() => expect(proofs()).toHaveLength(1));
});

test("closed without a change, nothing is changed or sent, and the focus is back where it was", async () => {
  const user = show();
  await chooseNo(user);
  const before = onDevice();
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Statistik/));
  await user.click(button("Stäng utan att ändra"));
  expect(dialog()).toBeNull();
  expect(onDevice()).toEqual(before);
  expect(proofs()).toHaveLength(1);
  expect(document.activeElement).toBe(button("Ändra kakor"));
});

test("closed without saving, what was ticked is forgotten at the next opening", async () => {
  const user = show();
  await chooseNo(user);
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Statistik/));
  await user.click(button("Stäng utan att ändra"));
  await user.click(button("Ändra kakor"));
  expect(box(/^Statistik/).checked).toBe(false);
});

test("a consent withdrawn takes the visitor's ids away and sends a new proof for the same device", async () => {
  const user = show();
  await user.click(button("Ja till alla"));
  await waitFor(() => expect(proofs()).toHaveLength(1));
  Cookies.set(cookies.identity, "x");
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Marknadsföring/));
  await user.click(button("Spara mitt val"));
  await waitFor(() => expect(proofs()).toHaveLength(2));
  const [first, second] = proofs().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(second).toEqual({ ...first, marketing: false });
  expect(Cookies.get(cookies.identity)).toBeUndefined();
  expect(document.activeElement).toBe(button("Ändra kakor"));
});

test.each([
  ["answers with a fault", () => (status = 500)],
  ["is away", () => api.close()],
])("the choice holds on this device when the charity's service %s", async (_, make) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await make();
  const user = show();
  await user.click(button("Nej till alla"));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(dialog()).toBeNull();
  expect(onDevice()).toMatchObject({ statistics: false, marketing: false });
  warn.mockRestore();
});

test("the whole question can be answered by keyboard alone", async () => {
  const user = show();
  for (let presses = 0; document.activeElement !== button("Välj själv"); presses += 1) {
    if (presses > 10) throw new Error("The button cannot be reached");
    await user.tab();
  }
  await user.keyboard("{Enter}");
  within(screen.getByRole("group", { name: "Välj själv" })).getByText("Statistik");
  box(/^Statistik/).focus();
  await user.keyboard(" {Enter}");
  await waitFor(() => expect(onDevice()).toMatchObject({ statistics: true, marketing: false }));
  await waitFor(() => expect(proofs()).toHaveLength(1));
});
