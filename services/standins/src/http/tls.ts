import { TLSSocket } from "node:tls";
import { createServer, type Server } from "node:https";
import { request as callPlain } from "node:http";
import Fastify from "fastify";
import type { FastifyRequest } from "fastify";
import type { Certificates } from "../certificates.ts";

/** The name in the certificate that the caller has shown and our authority vouches for. */
export const callerOf = ({ raw: { socket } }: FastifyRequest): string | undefined => {
  if (!(socket instanceof TLSSocket) || !socket.authorized) return undefined;
  const name: unknown = socket.getPeerCertificate().subject.CN;
  return typeof name === "string" ? name : undefined;
};

/** Requests a certificate from everybody; each route says whose it takes. */
export const buildTlsServer = ({ ca, server }: Certificates) =>
  Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer(
        {
          cert: server.certificate,
          key: server.key,
          ca,
          requestCert: true,
          rejectUnauthorized: false,
          minVersion: "TLSv1.2",
        },
        handler,
      ),
  });

const forwarded = "/api/Payments/Callback/";

/** Plays production's load balancer: TLS outside, plain HTTP to the API. Only what providers call passes. */
export const createEdge = ({ certificate, key }: Certificates["server"], apiUrl: () => string): Server =>
  createServer({ cert: certificate, key, minVersion: "TLSv1.2" }, (request, response) => {
    // Read as a URL first: "Callback/../Poll" is another one.
    const url = URL.parse(request.url ?? "/", "https://localhost");
    if (!url?.pathname.startsWith(forwarded)) {
      response.writeHead(404).end();
      return;
    }
    const headers = {
      ...request.headers,
      "x-forwarded-for": request.socket.remoteAddress,
      "x-forwarded-proto": "https",
    };
    const inner = callPlain(new URL(`${url.pathname}${url.search}`, apiUrl()), {
      method: request.method,
      headers,
      timeout: 15_000,
    });
    const away = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    inner.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", away).pipe(response);
    });
    inner.on("timeout", () => inner.destroy(new Error("The API did not answer.")));
    inner.on("error", away);
    request.pipe(inner);
  });
