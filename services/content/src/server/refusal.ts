import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";

/** Why a request goes no further. An editor may read the words, so they are Swedish. */
export type Refusal = { status: number; code: ErrorCode; message: string; headers?: Record<string, string> };

/** What is still on its way is read and thrown away so far, so that a browser that sends it comes to read our answer. */
const mostDiscardedBytes = 64 * 1024 * 1024;

const discard = (request: IncomingMessage) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostDiscardedBytes) request.socket.destroy();
  });
};

export const refusalBody = ({ code, message }: Refusal) => {
  const body: ErrorBody = { code, message, requestId: randomUUID() };
  return JSON.stringify(body);
};

export const answerRefusal = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
  const body = refusal.status === 204 ? "" : refusalBody(refusal);
  discard(request);
  response
    .writeHead(refusal.status, {
      ...(body !== "" && { "content-type": "application/json; charset=utf-8" }),
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      ...refusal.headers,
    })
    .end(request.method === "HEAD" ? "" : body);
};
