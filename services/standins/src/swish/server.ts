import { createServer } from "node:https";
import Fastify from "fastify";
import type { Certificates } from "../certificates/keep.ts";
import type { Faults } from "../faults/faults.ts";
import { commerceRoutes } from "./commerce-routes.ts";
import { qrRoutes } from "./qr-routes.ts";
import type { Swish } from "./service.ts";

/** One port for both: a certificate is requested from everybody, and required where money is concerned. */
export const buildSwishServer = async ({
  certificates,
  swish,
  faults,
}: {
  certificates: Certificates;
  swish: Swish;
  faults: Faults;
}) => {
  const { ca, server } = certificates;
  const tls = { cert: server.certificate, key: server.key, ca, requestCert: true, rejectUnauthorized: false };
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => createServer({ ...tls, minVersion: "TLSv1.2" }, handler),
  });
  await app.register(commerceRoutes, { prefix: "/swish-cpcapi", swish, faults });
  await app.register(qrRoutes, { prefix: "/qrg-swish", faults });
  return app;
};
