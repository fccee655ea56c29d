import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal.ts";

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
