import { waitFor } from "@testing-library/react";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { consentVersion, cookies } from "@hjarta-lunga/contract/cookies.ts";
import Cookies from "js-cookie";
import { expect, test, vi } from "vitest";
import { answerWith, api, box, button, dialog, freshBeforeEach, onDevice, show } from "./consent-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

freshBeforeEach();

test.each([
  ["Nej till alla", false],
  ["Ja till alla", true],
])("“%s” is kept on the device and sent as proof", async (name, yes) => {
  const user = show();
  await user.click(button(name));
  expect(dialog()).toBeNull();
  expect(onDevice()).toMatchObject({ statistics: yes, marketing: yes });

  await waitFor(() => expect(api.proofs()).toHaveLength(1));
  const [proof] = api.proofs();
  expect(proof?.url.pathname).toBe(consentCall.path);
  expect(JSON.parse(proof?.body ?? "")).toEqual({
    id: onDevice()?.id,
    version: consentVersion,
    statistics: yes,
    marketing: yes,
  });
});

test.each([
  ["answers with a fault", () => (api.status = 500)],
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

test("reopened, it shows the present choice, and takes the focus", async () => {
  const user = show();
  await user.click(button("Ja till alla"));
  await user.click(button("Ändra kakor"));
  expect(box(/^Statistik/).checked).toBe(true);
  expect(box(/^Marknadsföring/).checked).toBe(true);
  expect(document.activeElement).toBe(dialog());
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
});

test("closed without a change, nothing is changed or sent, and the focus is back where it was", async () => {
  const user = show();
  await answerWith(user, "Nej till alla");
  const before = onDevice();
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Statistik/));
  await user.click(button("Stäng utan att ändra"));
  expect(dialog()).toBeNull();
  expect(onDevice()).toEqual(before);
  expect(api.proofs()).toHaveLength(1);
  expect(document.activeElement).toBe(button("Ändra kakor"));
});

test("closed without saving, what was ticked is forgotten at the next opening", async () => {
  const user = show();
  await answerWith(user, "Nej till alla");
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Statistik/));
  await user.click(button("Stäng utan att ändra"));
  await user.click(button("Ändra kakor"));
  expect(box(/^Statistik/).checked).toBe(false);
});

test("a consent withdrawn takes the visitor's ids away and sends a new proof for the same device", async () => {
  const user = show();
  await answerWith(user, "Ja till alla");
  Cookies.set(cookies.identity, "x");
  await user.click(button("Ändra kakor"));
  await user.click(box(/^Marknadsföring/));
  await user.click(button("Spara mitt val"));
  await waitFor(() => expect(api.proofs()).toHaveLength(2));
  const [first, second] = api.proofs().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(second).toEqual({ ...first, marketing: false });
  expect(Cookies.get(cookies.identity)).toBeUndefined();
  expect(document.activeElement).toBe(button("Ändra kakor"));
});
