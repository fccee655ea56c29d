import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Server as NetServer } from "node:net";
import { refuseBody, refuseRequest, refuseStranger } from "./refuse.ts";
import { answerBrokenRequest, answerRefusal } from "./refusal.ts";
import { clientAddressFrom, clientAddressHeader } from "./client-address.ts";
import { dataPolicy, pagePolicy, securityHeaders } from "./security-headers.ts";

const mostConnections = 250;
const mostPerAddress = 60;

const capConnections = (server: Server, isProxy: (address: string) => boolean): void => {
  const open = new Map<string, number>();
  server.maxConnections = mostConnections;
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostPerAddress) socket.destroy();
  });
};

const second = 1000;
const times = {
  /** Slow lines need time for a picture. */
  headers: 10 * second,
  request: 120 * second,
  rest: 5 * second,
  idle: 60 * second,
  answer: 120 * second,
  checkEvery: 2 * second,
};

type Options = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  isEditor: (cookies: string) => Promise<boolean>;
  isTrustedProxy: (address: string) => boolean;
  siteUrl: string;
  onError: (error: unknown) => void;
  times?: Partial<typeof times>;
};

const data = /^\/content-api(?:[/?]|$)/;

/** At the last moment, so that headers of the answer are kept. */
const addHeadersAtTheEnd = (response: ServerResponse, headers: Record<string, string>) => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(...given);
  };
};

export function openServer({ handle, isEditor, isTrustedProxy, siteUrl, onError, ...options }: Options): Server {
  const limit = { ...times, ...options.times };
  const clientAddress = clientAddressFrom(isTrustedProxy);

  const prepare = (request: IncomingMessage, response: ServerResponse) => {
    const late = setTimeout(() => request.socket.destroy(), limit.answer);
    response.once("close", () => clearTimeout(late));

    const { headers, url = "" } = request;
    const policy = data.test(url) ? dataPolicy : pagePolicy(randomBytes(16).toString("base64"), siteUrl);
    addHeadersAtTheEnd(response, securityHeaders(policy));
    headers["content-security-policy"] = policy;
    const address = clientAddress(request);
    headers[clientAddressHeader] = address;
    headers["x-forwarded-for"] = address;
    if (!isTrustedProxy(request.socket.remoteAddress ?? "")) {
      delete headers["x-forwarded-host"];
      delete headers["x-forwarded-proto"];
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, isWaitingForLeave = false) => {
    prepare(request, response);
    try {
      const refusal =
        refuseRequest(request) ?? (await refuseStranger(request, isEditor)) ?? (await refuseBody(request, isEditor));
      if (refusal !== undefined) {
        answerRefusal(request, response, refusal);
        return;
      }
      if (isWaitingForLeave) response.writeContinue();
      await handle(request, response);
    } catch (error) {
      onError(error);
      if (response.headersSent) request.socket.destroy();
      else answerRefusal(request, response, { status: 500, code: "internal", message: "Något gick fel hos oss." });
    }
  };

  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: limit.headers,
      requestTimeout: limit.request,
      keepAliveTimeout: limit.rest,
      connectionsCheckingInterval: limit.checkEvery,
      // No protocol upgrade: answered as plain HTTP.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => void answer(request, response),
  );
  server.timeout = limit.idle;
  server.on("checkContinue", (request, response) => void answer(request, response, true));
  server.on("checkExpectation", (request, response) => {
    prepare(request, response);
    answerRefusal(request, response, { status: 417, code: "bad_request", message: "Det går inte att lova." });
  });
  server.on("clientError", answerBrokenRequest);
  capConnections(server, isTrustedProxy);
  return server;
}

/** Next would log the error and go on. */
export async function listen(server: NetServer, at: { port: number; host: string }): Promise<void> {
  try {
    server.listen(at);
    await once(server, "listening");
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    throw isTaken ? new Error(`Port ${at.port} is taken. Set PORT or PORT_BASE to another.`) : error;
  }
}
