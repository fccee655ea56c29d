import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { bodyOf, sendError } from "./errors.ts";
import { standardHeaders } from "./standard-headers.ts";

const brokenAnswer = () => {
  const requestId = randomUUID();
  const body = JSON.stringify(bodyOf("bad_request", requestId));
  const headers = {
    ...standardHeaders(requestId),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  return { body, headers };
};

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What was not even a request: Fastify's own answer would be neither our body nor our headers. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const { body, headers } = brokenAnswer();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
};

/** Node answers these by itself, without our headers, unless somebody else does. */
export const addAnswersInNodesPlace = (app: FastifyInstance) => {
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = brokenAnswer();
    response.writeHead(417, headers).end(body);
  });
  app.addHook("onRequest", async ({ raw, url }, reply) => {
    if (raw.headers.host === undefined && raw.httpVersion !== "1.0") return sendError(reply, "bad_request");
    // No file and no route of ours can have such a name, and the system's own functions fail at it.
    if (url.split("?", 1)[0]?.includes("%00") === true) return sendError(reply, "bad_request");
  });
};
