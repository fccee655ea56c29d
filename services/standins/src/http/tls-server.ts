import { createServer } from "node:https";
import Fastify from "fastify";
import type { Certificates } from "../certificates/keep.ts";

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
