import { useSyncExternalStore } from "react";
import Cookies from "js-cookie";
import { consentCookieDays, consentVersion, cookies, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import type { StoredConsent } from "@hjarta-lunga/contract/schemas/consent.ts";
import { clearVisitor } from "./tracking/visitor.ts";

export type Categories = { statistics: boolean; marketing: boolean };

export type ConsentState = { choice: StoredConsent | null; open: "unasked" | "reopened" | null };

const beforeHydration: ConsentState = { choice: null, open: null };
let state = beforeHydration;
const listeners = new Set<() => void>();

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function loadConsent(): void {
  const choice = readChoice();
  // Who asked to see it while it was being fetched shall see it.
  change({ choice, open: state.open ?? (choice === null ? "unasked" : null) });
}

export function openConsent(): void {
  change({ choice: readChoice(), open: "reopened" });
}

export function closeConsent(): void {
  change({ ...state, open: null });
}

export function choose(categories: Categories): StoredConsent {
  const choice: StoredConsent = {
    id: readChoice()?.id ?? crypto.randomUUID(),
    version: consentVersion,
    ...categories,
    at: new Date().toISOString(),
  };
  Cookies.set(cookies.consent, JSON.stringify(choice), {
    expires: consentCookieDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
  if (!categories.statistics || !categories.marketing) clearVisitor();
  if (!categories.statistics) clearSearchInsights();
  change({ choice, open: null });
  return choice;
}

/** Visits are followed only with consent to both. Asked of the device each time: another tab may have withdrawn it. */
export function trackingAllowed(): boolean {
  const choice = readChoice();
  return choice !== null && choice.statistics && choice.marketing;
}

export function statisticsAllowed(): boolean {
  return readChoice()?.statistics === true;
}

/** What lies in a cookie may be anything: only a whole choice of today's version counts. */
function readChoice(): StoredConsent | null {
  try {
    const stored = JSON.parse(Cookies.get(cookies.consent) ?? "null") as Partial<StoredConsent> | null;
    const whole =
      stored !== null &&
      stored.version === consentVersion &&
      typeof stored.id === "string" &&
      typeof stored.at === "string" &&
      typeof stored.statistics === "boolean" &&
      typeof stored.marketing === "boolean";
    return whole ? (stored as StoredConsent) : null;
  } catch {
    return null;
  }
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): ConsentState {
  return useSyncExternalStore(
    onConsentChange,
    () => state,
    () => beforeHydration,
  );
}

function clearSearchInsights(): void {
  Cookies.remove(cookies.searchInsights);
  try {
    localStorage.removeItem(storageKeys.openedHits);
    sessionStorage.removeItem(sessionKeys.searchVisit);
  } catch {
    // Closed storage holds nothing.
  }
}
