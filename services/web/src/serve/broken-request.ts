import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";

type Security = () => Record<string, string>;

const answerFor = (security: Security, message: string) => {
  const requestId = randomUUID();
  const body = JSON.stringify({ code: "bad_request", message, requestId } satisfies ErrorBody);
  const headers = {
    ...security(),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-request-id": requestId,
    connection: "close",
  };
  return { body, headers };
};

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Requests that the HTTP parser refuses never reach Fastify. */
export const answerBrokenRequest =
  (security: Security) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const { body, headers } = answerFor(security, "The request cannot be understood");
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  };

export const answerExpectation =
  (security: Security) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { body, headers } = answerFor(security, "What is expected cannot be promised");
    response.writeHead(417, headers).end(body);
  };
