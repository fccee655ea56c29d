import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { bankIdApi } from "./bankid/routes.ts";
import { keepCertificates } from "./certificates.ts";
import { readEnvironment, type Environment } from "./environment.ts";
import { createEdge, buildTlsServer } from "./http/tls.ts";
import { createSmtp } from "./mail/mails.ts";
import { createParties } from "./parties.ts";
import { commerceRoutes, qrRoutes } from "./swish/routes.ts";

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** What is left out is as on a developer's machine, except ports: those are free ones. */
export type StandinsOptions = Partial<Omit<Environment, "ports">> & {
  dataDir: string;
  ports?: Partial<Environment["ports"]>;
};

export type Standins = Awaited<ReturnType<typeof startStandins>>;

export const startStandins = async (options: StandinsOptions) => {
  const { dataDir } = options;
  const environment = { ...readEnvironment({}), bankFiles: join(dataDir, "bank-files"), ...options };
  const { host, payeeAlias } = environment;
  const ports = { http: 0, swish: 0, smtp: 0, edge: 0, bankId: 0, ...options.ports };
  let { apiUrl } = environment;
  let httpUrl = "";

  const certificates = await keepCertificates(join(dataDir, "certificates"), payeeAlias);
  const edge = createEdge(certificates.server, () => apiUrl);
  const parties = createParties({ ...environment, ports }, certificates.ca, () => httpUrl);
  const { swish, mondido, bankId, bankgirot, algolia, delivering, faults } = parties;
  const smtp = createSmtp(parties.mails, faults, certificates.server);
  const app = buildApp(parties);
  const swishServer = buildTlsServer(certificates);
  await swishServer.register(commerceRoutes, { prefix: "/swish-cpcapi", swish, faults });
  await swishServer.register(qrRoutes, { prefix: "/qrg-swish", faults });
  const bankIdServer = buildTlsServer(certificates);
  await bankIdServer.register(bankIdApi, { prefix: "/rp/v6.0", bankId, faults });

  await app.listen({ port: ports.http, host });
  httpUrl = `http://localhost:${portOf(app.server)}`;
  await swishServer.listen({ port: ports.swish, host });
  const swishUrl = `https://localhost:${portOf(swishServer.server)}`;
  await bankIdServer.listen({ port: ports.bankId, host });
  await once(edge.listen(ports.edge, host), "listening");
  await once(smtp.server.listen(ports.smtp, host), "listening");
  // What was planned before the last stop goes on from here.
  for (const part of [swish, mondido, bankId, bankgirot, delivering]) part.now();

  return {
    /** As the API's environment names them; `http` is the pages and `/control`. */
    urls: {
      http: httpUrl,
      swish: `${swishUrl}/swish-cpcapi`,
      swishQr: `${swishUrl}/qrg-swish`,
      mondido: `${httpUrl}/mondido/v1`,
      bankId: `https://localhost:${portOf(bankIdServer.server)}/rp/v6.0`,
      bankIdApp: `${httpUrl}/bankid`,
      brite: `${httpUrl}/brite`,
      sms: `${httpUrl}/46elks/a1`,
      search: `${httpUrl}/algolia`,
      smtp: `smtp://localhost:${portOf(smtp.server)}`,
      edge: `https://localhost:${portOf(edge)}`,
    },
    certificates,
    /** Where the TLS edge sends callbacks, once the API's port is known. */
    forwardTo: (url: string) => {
      apiUrl = url;
    },
    close: async () => {
      for (const part of [swish, mondido, bankId, bankgirot, algolia]) part.stop();
      edge.closeAllConnections();
      await Promise.all([
        app.close(),
        swishServer.close(),
        bankIdServer.close(),
        delivering.stop(),
        new Promise((resolve) => edge.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
      parties.store.close();
    },
  };
};
