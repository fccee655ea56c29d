import { act, renderHook } from "@testing-library/react";
import { choose, closeConsent, loadConsent, openConsent, useConsent } from "#src/core/consent-choice.ts";
import { storedConsent, type StoredConsent } from "@hjarta-lunga/contract/schemas/consent.ts";
import { consentCookieDays, consentVersion, cookies } from "@hjarta-lunga/contract/cookies.ts";
import Cookies from "js-cookie";
import { beforeEach, describe, expect, test, vi } from "vitest";

const everything = { statistics: true, marketing: true };
const nothing = { statistics: false, marketing: false };
const earlier: StoredConsent = {
  id: "0b7cf1f3-9d0c-4f5a-8f43-6a0a3a4ce0c1",
  version: consentVersion,
  statistics: true,
  marketing: false,
  at: "2026-01-02T03:04:05.000Z",
};

const onDevice = (): unknown => JSON.parse(Cookies.get(cookies.consent) ?? "null");

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  loadConsent();
  closeConsent();
});

function consent() {
  const { result } = renderHook(useConsent);
  return result;
}

test("who asked to see the choice before the question had come gets to see it", () => {
  const result = consent();
  act(openConsent);
  act(loadConsent);
  expect(result.current.open).toBe("reopened");
});

test("the choice is kept whole on the device, in the shape that the charity's proof takes", () => {
  choose({ statistics: true, marketing: false });
  expect(storedConsent.strict().parse(onDevice())).toMatchObject({
    version: consentVersion,
    statistics: true,
    marketing: false,
  });
});

test("what is kept is also what is sent as proof", () => {
  expect(choose(everything)).toEqual(onDevice());
});

test("the choice is remembered for a year, for this site alone", () => {
  const write = vi.spyOn(document, "cookie", "set");
  choose(everything);
  const [written = ""] = write.mock.calls
    .map(([cookie]) => cookie)
    .filter((cookie) => cookie.startsWith("hlf_consent="));
  const days = (new Date(/expires=([^;]+)/.exec(written)?.[1] ?? "").getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(consentCookieDays);
  expect(written.toLowerCase()).toContain("samesite=lax");
  expect(written.toLowerCase()).not.toContain("domain=");
});

test("a visitor who has not chosen is asked", () => {
  const result = consent();
  act(loadConsent);
  expect(result.current).toEqual({ choice: null, open: "unasked" });
});

test("a visitor who has chosen is not asked again", () => {
  Cookies.set(cookies.consent, JSON.stringify(earlier));
  const result = consent();
  act(loadConsent);
  expect(result.current).toEqual({ choice: earlier, open: null });
});

describe("a visitor is asked again when the device holds", () => {
  test.each<[string, string]>([
    ["a choice of an older version", JSON.stringify({ ...earlier, version: consentVersion - 1 })],
    ["a choice of a version to come", JSON.stringify({ ...earlier, version: consentVersion + 1 })],
    ["half a choice", JSON.stringify(earlier).slice(0, 40)],
    ["words", "ja tack"],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "1"],
    ["a list", "[]"],
    ["a choice without id", JSON.stringify({ ...earlier, id: undefined })],
    ["a choice without time", JSON.stringify({ ...earlier, at: undefined })],
    ["a choice without one category", JSON.stringify({ ...earlier, marketing: undefined })],
    ["yes written as text", JSON.stringify({ ...earlier, statistics: "true" })],
    ["yes written as a number", JSON.stringify({ ...earlier, statistics: 1 })],
  ])("%s", (_, cookie) => {
    Cookies.set(cookies.consent, cookie);
    const result = consent();
    act(loadConsent);
    expect(result.current).toEqual({ choice: null, open: "unasked" });
  });
});

test("a new choice on the same device keeps its id, so that the proofs belong together", () => {
  const first = choose(everything);
  const second = choose(nothing);
  expect(second.id).toBe(first.id);
});

test("another device has another id", () => {
  const first = choose(everything);
  Cookies.remove(cookies.consent);
  expect(choose(everything).id).not.toBe(first.id);
});

test.each([
  ["everything is refused", nothing],
  ["only marketing is withdrawn", { statistics: true, marketing: false }],
  ["only statistics is withdrawn", { statistics: false, marketing: true }],
])("the device forgets who the visitor is when %s", (_, categories) => {
  choose(everything);
  for (const name of ["hlf_identity", "hlf_session", "hlf_timestamp"]) Cookies.set(name, "x");
  Cookies.set("another", "stays");
  choose(categories);
  expect(Object.keys(Cookies.get()).toSorted()).toEqual(["another", "hlf_consent"]);
});

test("the device keeps who the visitor is while everything is accepted", () => {
  for (const name of ["hlf_identity", "hlf_session", "hlf_timestamp"]) Cookies.set(name, "x");
  choose(everything);
  expect(Cookies.get()).toMatchObject({ hlf_identity: "x", hlf_session: "x", hlf_timestamp: "x" });
});

test("the question goes away as soon as the visitor has chosen", () => {
  const result = consent();
  act(loadConsent);
  act(() => void choose(nothing));
  expect(result.current.open).toBeNull();
});

test("asked to show the choice again, it shows what the device holds, also from another tab", () => {
  const result = consent();
  act(() => void choose(everything));
  Cookies.set(cookies.consent, JSON.stringify(earlier));
  act(openConsent);
  expect(result.current).toEqual({ choice: earlier, open: "reopened" });
});

test("closing without a new choice keeps the old one", () => {
  const result = consent();
  act(() => void choose(everything));
  act(openConsent);
  act(closeConsent);
  expect(result.current).toMatchObject({ choice: everything, open: null });
});
