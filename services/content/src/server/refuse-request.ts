import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal.ts";

type Asked = Pick<IncomingMessage, "headers" | "httpVersion" | "method" | "url">;
type Check = (asked: Asked) => Refusal | undefined;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const allow = { allow: [...methods, "OPTIONS"].join(", ") };
const longestUrl = 8 * 1024;

/** Next would answer anything else with a page of its own. */
const known = /^\/(?:$|admin(?:\/|$)|content-api\/|_next\/static\/)/;

const broken = (message: string): Refusal => ({ status: 400, code: "bad_request", message });

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

/** Next builds URLs with it, and fails on an invalid one. */
const isHost = (host: string) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

const isReadable = (path: string) => {
  try {
    return !decodeURIComponent(path).includes("\u0000");
  } catch {
    return false;
  }
};

/** Each would fail in Next or Payload, or be answered without our headers. */
const checks: Check[] = [
  ({ headers, httpVersion }) =>
    headers.host === undefined && httpVersion !== "1.0" ? broken("Anropet saknar värdnamn.") : undefined,
  ({ headers }) => {
    const hosts = [headers.host ?? "localhost", headers["x-forwarded-host"] ?? []].flat();
    return hosts.every(isHost) ? undefined : broken("Värdnamnet går inte att läsa.");
  },
  // No other site calls us.
  ({ method }) =>
    method === "OPTIONS" ? { status: 204, code: "bad_request", message: "", headers: allow } : undefined,
  ({ method = "" }) =>
    methods.includes(method)
      ? undefined
      : { status: 405, code: "method_not_allowed", message: "Metoden används inte här.", headers: allow },
  // The admin asks long questions so, as forms.
  ({ headers }) => {
    const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
    const isOther =
      headers["x-http-method-override"] ?? (isForm ? undefined : headers["x-payload-http-method-override"]);
    return isOther === undefined ? undefined : broken("Anropet får inte byta metod.");
  },
  ({ url = "" }) =>
    url.length > longestUrl ? { status: 414, code: "bad_request", message: "Adressen är för lång." } : undefined,
  ({ url = "" }) =>
    url.startsWith("/") && isReadable(pathOf(url)) ? undefined : broken("Adressen går inte att läsa."),
  ({ url = "" }) =>
    known.test(pathOf(url)) ? undefined : { status: 404, code: "not_found", message: "Här finns ingenting." },
];

export const refuseRequest: Check = (asked) => {
  for (const check of checks) {
    const refusal = check(asked);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
