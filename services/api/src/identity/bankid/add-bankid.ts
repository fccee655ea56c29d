import type { FastifyInstance } from "fastify";
import { createBackground } from "../../ledger/payments/background.ts";
import { certificateState } from "./certificate.ts";
import { createBankIdClient } from "./client.ts";
import type { BankIdDeps } from "./deps.ts";
import { createDrawQr } from "./qr.ts";
import { bankIdCancelRoute, bankIdRoutes } from "./routes.ts";
import { createBankIdService } from "./service.ts";

type Given = Pick<BankIdDeps, "db" | "environment" | "limits" | "published" | "signedTexts">;

export const addBankId = async (app: FastifyInstance, given: Given) => {
  const { environment, limits } = given;
  const client = createBankIdClient(environment);
  const background = createBackground(app.log);
  app.addHook("onClose", async () => {
    await background.settle();
    await client.close();
  });
  const certificate = () => certificateState(environment.bankId.certFile);
  const tellCertificate = () => {
    const state = certificate();
    if (state !== "good") app.log.error({ state }, "the certificate for BankID is not as it should be");
  };
  app.addHook("onReady", (done) => {
    tellCertificate();
    done();
  });

  const service = createBankIdService({ ...given, client, drawQr: createDrawQr(), background, log: app.log });
  const deps = { service, limits, isHttps: environment.siteUrl.startsWith("https:") };
  await app.register(bankIdRoutes, deps);
  await app.register(bankIdCancelRoute, deps);
  return { certificate, tellCertificate };
};
