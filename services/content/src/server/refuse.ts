import type { IncomingMessage } from "node:http";
import { mediaSizeLimitBytes, mediaSizeLimitMegabytes } from "../media-size.ts";
import type { Refusal } from "./refusal.ts";

const kilobyte = 1024;

const limits = {
  stranger: 64 * kilobyte,
  editor: 2 * kilobyte * kilobyte,
  upload: mediaSizeLimitBytes + kilobyte * kilobyte,
} as const;

const uploads = /^\/content-api\/(?:artworks|media|documents)(?:[/?]|$)/;
const documents = /^\/content-api\/documents(?:[/?]|$)/;

const tooLarge = (url: string): Refusal => ({
  status: 413,
  code: "payload_too_large",
  message: `Det som skickades är för stort. ${documents.test(url) ? "Ett dokument" : "En bild"} får vara högst ${mediaSizeLimitMegabytes} MB.`,
});

/** By Content-Length, before the body is read or the login checked. Chunked bodies are refused. */
export const refuseBody = async (
  { headers, url = "" }: Pick<IncomingMessage, "headers" | "url">,
  isEditor: (cookies: string) => Promise<boolean>,
): Promise<Refusal | undefined> => {
  if (headers["transfer-encoding"] !== undefined) {
    return { status: 411, code: "bad_request", message: "Längden på det som skickas måste anges." };
  }
  const length = Number(headers["content-length"] ?? 0);
  if (length <= limits.stranger) return undefined;
  if (length > limits.upload || !(await isEditor(headers.cookie ?? ""))) return tooLarge(url);
  return length <= (uploads.test(url) ? limits.upload : limits.editor) ? undefined : tooLarge(url);
};

const reading = ["GET", "HEAD"];
const calls = "/content-api/";

/** Next answers 500 when a stranger posts to a server action. */
export const refuseStranger = async (
  { headers, method = "", url = "" }: Pick<IncomingMessage, "headers" | "method" | "url">,
  isEditor: (cookies: string) => Promise<boolean>,
): Promise<Refusal | undefined> => {
  if (reading.includes(method) || url.startsWith(calls)) return undefined;
  if (method !== "POST") {
    const allow = { allow: "GET, HEAD, POST" };
    return { status: 405, code: "method_not_allowed", message: "Metoden används inte här.", headers: allow };
  }
  if (await isEditor(headers.cookie ?? "")) return undefined;
  return { status: 401, code: "unauthorized", message: "Du är inte inloggad längre. Logga in igen." };
};

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
