import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Left to itself, Node reads bytes that are not UTF-8 as U+FFFD and says nothing: a name would be stored with a hole in it. */
export const readUtf8 = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new Refusal("bad_request");
  return bytes.toString("utf8");
};

const isDecodable = (encoded: string): boolean => {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
};

export const readForm = (bytes: Buffer): Record<string, string> => {
  const text = readUtf8(bytes);
  if (!isDecodable(text)) throw new Refusal("bad_request");
  return Object.fromEntries(new URLSearchParams(text));
};

export const addJsonReader = (app: FastifyInstance) => {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    void readJson(request, readUtf8(bytes), done);
  });
};
