import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { ErrorBody } from "@hjarta-lunga/contract/errors.ts";

/** What the HTTP parser itself turns away never becomes a request, so the answer is written by hand. */
export const answerBrokenRequest =
  (security: () => Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    const answer: ErrorBody = {
      code: "bad_request",
      message: "The request cannot be understood",
      requestId: randomUUID(),
    };
    const body = JSON.stringify(answer);
    const headers = {
      ...security(),
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
  };
