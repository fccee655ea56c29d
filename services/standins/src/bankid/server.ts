import { createServer } from "node:https";
import Fastify from "fastify";
import type { Certificates } from "../certificates/keep.ts";
import type { Faults } from "../faults/faults.ts";
import { bankIdApi } from "./api-routes.ts";
import type { BankId } from "./service.ts";
import type { BankIdSettings } from "./settings.ts";

type Deps = { certificates: Certificates; bankId: BankId; settings: BankIdSettings; faults: Faults };

export const buildBankIdServer = async ({ certificates: { ca, server }, ...deps }: Deps) => {
  const tls = { cert: server.certificate, key: server.key, ca, requestCert: true, rejectUnauthorized: false };
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => createServer({ ...tls, minVersion: "TLSv1.2" }, handler),
  });
  await app.register(bankIdApi, { prefix: "/rp/v6.0", ...deps });
  return app;
};
