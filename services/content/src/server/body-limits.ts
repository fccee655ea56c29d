import type { IncomingMessage } from "node:http";
import { mediaSizeLimitBytes, mediaSizeLimitMegabytes } from "../media-size.ts";
import type { Refusal } from "./refusal.ts";

const kilobyte = 1024;

const limits = {
  stranger: 64 * kilobyte,
  editor: 2 * kilobyte * kilobyte,
  upload: mediaSizeLimitBytes + kilobyte * kilobyte,
} as const;

const uploads = /^\/content-api\/media(?:[/?]|$)/;

const tooLarge: Refusal = {
  status: 413,
  code: "payload_too_large",
  message: `Det som skickades är för stort. En bild får vara högst ${mediaSizeLimitMegabytes} MB.`,
};

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
  if (length > limits.upload || !(await isEditor(headers.cookie ?? ""))) return tooLarge;
  return length <= (uploads.test(url) ? limits.upload : limits.editor) ? undefined : tooLarge;
};
