import Cookies from "js-cookie";
import { cookies, identityCookieDays, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";

export type Visitor = { identity: string; session: string };

let visitor: Visitor | null = null;

/** Who visits, written to the device. Only for who has consent to both: nothing is read or written before. */
export function keepVisitor(): Visitor {
  visitor = { identity: idOf(cookies.identity, visitor?.identity), session: idOf(cookies.session, visitor?.session) };
  // The year begins with the first visit: it is not renewed.
  if (Cookies.get(cookies.identity) !== visitor.identity) write(cookies.identity, visitor.identity, identityCookieDays);
  if (Cookies.get(cookies.session) !== visitor.session) write(cookies.session, visitor.session);
  return visitor;
}

export function keepStart(startedAtMs: number): void {
  write(cookies.timestamp, String(Math.round(startedAtMs)));
}

export function removeStart(): void {
  Cookies.remove(cookies.timestamp);
}

export function isFirstTouch(form: string): boolean {
  try {
    const touched = (sessionStorage.getItem(sessionKeys.startedForms) ?? "").split(" ").filter((name) => name !== "");
    if (touched.includes(form)) return false;
    sessionStorage.setItem(sessionKeys.startedForms, [...touched, form].join(" "));
  } catch {
    // Storage is closed on this device: better told twice than not at all.
  }
  return true;
}

export function clearVisitor(): void {
  visitor = null;
  for (const name of [cookies.identity, cookies.session, cookies.timestamp]) Cookies.remove(name);
  try {
    sessionStorage.removeItem(sessionKeys.startedForms);
  } catch {
    // Closed storage holds nothing.
  }
}

/** What lies in a cookie may be anything; another tab may have written it since. */
function idOf(cookie: string, inMemory: string | undefined): string {
  const stored = Cookies.get(cookie) ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored) ? stored : (inMemory ?? crypto.randomUUID());
}

function write(name: string, value: string, expires?: number): void {
  const secure = window.location.protocol === "https:";
  Cookies.set(name, value, { sameSite: "Lax", secure, ...(expires !== undefined && { expires }) });
}
