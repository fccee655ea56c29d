import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";

/** In Swedish: editors may read it. */
export type Refusal = { status: number; code: ErrorCode; message: string; headers?: Record<string, string> };

/** Browsers show our answer only after they have sent the body, so it is read and discarded up to here. */
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
