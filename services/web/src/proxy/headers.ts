import type { IncomingHttpHeaders } from "node:http";
import { cacheControl } from "../serve/cache-control.ts";

/** Between two neighbours only (RFC 9110, 7.6.1), or ours alone to say. */
const neverForwarded = new Set([
  "connection",
  "expect",
  "forwarded",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "via",
  "x-real-ip",
]);

const forwardable = (name: string) => !neverForwarded.has(name) && !name.startsWith("x-forwarded-");

/** Our own cookies are ours to read; what other parties have set on the domain is no business of the API. */
const ownCookie = /^(?:__Host-|__Secure-)?hlf_/;
const ownCookies = (header: string | undefined) =>
  (header ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => ownCookie.test(cookie))
    .join("; ");

export type Caller = { address: string; host: string; protocol: string; requestId: string };

/** What goes to the upstream. `cookies` is false where the other side is not our own API. */
export const requestHeaders = (headers: IncomingHttpHeaders, caller: Caller, cookies: boolean): IncomingHttpHeaders => {
  const { cookie, authorization, ...others } = headers;
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => forwardable(name)));
  const own = cookies ? ownCookies(cookie) : "";
  return {
    ...kept,
    ...(own !== "" && { cookie: own }),
    ...(cookies && authorization !== undefined && { authorization }),
    "x-request-id": caller.requestId,
    "x-forwarded-for": caller.address,
    "x-forwarded-host": caller.host,
    "x-forwarded-proto": caller.protocol,
  };
};

const neverAnswered = new Set([...neverForwarded, "server", "x-powered-by", "alt-svc"]);

const whoMayShow = "cross-origin-resource-policy";

/**
 * What comes back. The security headers are ours on every answer, so the upstream's own give way. Only our own API may
 * say that a picture is shown elsewhere: those in mails are, by whatever reads the mail.
 */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  security: Record<string, string>,
  requestId: string,
  cookies: boolean,
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !neverAnswered.has(name) && (cookies || name !== "set-cookie"),
  );
  return {
    "cache-control": cacheControl.never,
    ...Object.fromEntries(kept),
    ...security,
    ...(cookies && headers[whoMayShow] !== undefined && { [whoMayShow]: headers[whoMayShow] }),
    "x-request-id": requestId,
  };
};
