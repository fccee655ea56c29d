import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { dataPolicy, securityHeaders } from "./security-headers.ts";

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

const refusalBody = ({ code, message }: Refusal) => {
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

const broken: Refusal = { status: 400, code: "bad_request", message: "Anropet går inte att förstå." };

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Requests that the HTTP parser refuses never become a request. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? broken.status;
  const body = refusalBody(broken);
  const headers = {
    ...securityHeaders(dataPolicy),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
};
