import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Refusal } from "./refusal.ts";
import { refusalBody } from "./refusal.ts";
import { dataPolicy, securityHeaders } from "./security-headers.ts";

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
