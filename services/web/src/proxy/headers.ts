import type { IncomingHttpHeaders } from "node:http";
import { cacheControl } from "../headers/cache-control.ts";

/** Hop-by-hop headers (RFC 9110, 7.6.1), and those that we set ourselves. */
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

const ownCookie = /^(?:__Host-|__Secure-)?hlf_/;
const ownCookies = (header: string | undefined) =>
  (header ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => ownCookie.test(cookie))
    .join("; ");

export type Caller = { address: string; host: string; protocol: string; requestId: string };

export const requestHeaders = (
  headers: IncomingHttpHeaders,
  caller: Caller,
  isOwnApi: boolean,
): IncomingHttpHeaders => {
  const { cookie, authorization, ...others } = headers;
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => forwardable(name)));
  const own = isOwnApi ? ownCookies(cookie) : "";
  return {
    ...kept,
    ...(own !== "" && { cookie: own }),
    ...(isOwnApi && authorization !== undefined && { authorization }),
    "x-request-id": caller.requestId,
    "x-forwarded-for": caller.address,
    "x-forwarded-host": caller.host,
    "x-forwarded-proto": caller.protocol,
  };
};

const neverAnswered = new Set([...neverForwarded, "server", "x-powered-by", "alt-svc"]);

const whoMayShow = "cross-origin-resource-policy";

/** Ours replace the upstream's, except that the API may let mail programs show a picture. */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  security: Record<string, string>,
  requestId: string,
  isOwnApi: boolean,
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !neverAnswered.has(name) && (isOwnApi || name !== "set-cookie"),
  );
  return {
    "cache-control": cacheControl.never,
    ...Object.fromEntries(kept),
    ...security,
    ...(isOwnApi && headers[whoMayShow] !== undefined && { [whoMayShow]: headers[whoMayShow] }),
    "x-request-id": requestId,
  };
};
