import { join } from "node:path";
import { createAlgolia } from "./algolia/service.ts";
import { buildApp } from "./app.ts";
import { createBankgirot } from "./bankgirot/service.ts";
import { buildBankIdServer } from "./bankid/server.ts";
import { createBankId } from "./bankid/service.ts";
import { createBankIdSettings } from "./bankid/settings.ts";
import { createBrite } from "./brite/service.ts";
import { createBriteSettings } from "./brite/settings.ts";
import { keepCertificates } from "./certificates/keep.ts";
import type { Certificates } from "./certificates/keep.ts";
import { startDelivering } from "./delivery/deliver.ts";
import { createDeliveries } from "./delivery/deliveries.ts";
import { readEnvironment } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { createFaults } from "./faults/faults.ts";
import { createEdge } from "./http/edge.ts";
import { listen, portOf } from "./http/listen.ts";
import { createMails } from "./mail/mails.ts";
import { createSmtp } from "./mail/smtp.ts";
import { createMondido } from "./mondido/service.ts";
import { openStore } from "./store/open.ts";
import { createSettings } from "./store/settings.ts";
import { buildSwishServer } from "./swish/server.ts";
import { createSwish } from "./swish/service.ts";
import { createSwishSettings } from "./swish/settings.ts";

/** What is left out is as on a developer's machine, except ports: those are free ones. */
export type StandinsOptions = Partial<Omit<Environment, "ports">> & {
  dataDir: string;
  ports?: Partial<Environment["ports"]>;
};

export type Standins = {
  /** As the API's environment names them; `http` is the pages and `/control`. */
  urls: Record<
    "http" | "swish" | "swishQr" | "mondido" | "bankId" | "bankIdApp" | "brite" | "search" | "smtp" | "edge",
    string
  >;
  certificates: Pick<Certificates, "caFile" | "certFile" | "keyFile" | "bankId" | "expiredBankId">;
  /** Where the TLS edge sends callbacks, once the API's port is known. */
  forwardTo: (apiUrl: string) => void;
  close: () => Promise<void>;
};

/** Every third party, played in this process. */
export const startStandins = async (options: StandinsOptions): Promise<Standins> => {
  const defaults = readEnvironment({});
  const {
    dataDir,
    host,
    payeeAlias,
    siteUrl,
    mondido: merchant,
    brite: briteMerchant,
    searchKeys,
    payee,
  } = { ...defaults, ...options };
  const bankFiles = options.bankFiles ?? join(dataDir, "bank-files");
  const ports = { http: 0, swish: 0, smtp: 0, edge: 0, bankId: 0, ...options.ports };
  let apiUrl = options.apiUrl ?? defaults.apiUrl;
  let httpUrl = "";

  const certificates = await keepCertificates(join(dataDir, "certificates"), payeeAlias);
  const store = openStore(dataDir);
  const settings = createSettings(store);
  const faults = createFaults(settings);
  const deliveries = createDeliveries(store);
  const edge = createEdge({ ...certificates.server, apiUrl: () => apiUrl });
  const delivering = startDelivering(deliveries, certificates.ca);
  const common = { store, deliveries, faults, deliverNow: delivering.now };
  const swishSettings = createSwishSettings(settings);
  const swish = createSwish({ ...common, settings: swishSettings });
  const mondido = createMondido({ ...common, settings, merchant, base: () => httpUrl });

  const bankIdSettings = createBankIdSettings(settings);
  const bankId = createBankId({ store, settings: bankIdSettings });

  const briteSettings = createBriteSettings(settings);
  const brite = createBrite({ ...common, settings: briteSettings, merchant: briteMerchant });
  const bankgirot = createBankgirot({ store, settings, faults, folder: bankFiles, payee });

  const mails = createMails(store);
  const smtp = createSmtp({ mails, faults, certificate: certificates.server });

  const algolia = createAlgolia({ store, keys: searchKeys });

  const payments = { swish, swishSettings, mondido, merchant, deliveries };
  const identity = { bankId, bankIdSettings, brite, briteSettings };
  const parts = { store, faults, ...payments, ...identity, bankgirot, mails, algolia, siteUrl, base: () => httpUrl };
  const app = await buildApp(parts);
  const swishServer = await buildSwishServer({ certificates, swish, faults });
  const bankIdServer = await buildBankIdServer({ certificates, bankId, settings: bankIdSettings, faults });

  await app.listen({ port: ports.http, host });
  httpUrl = `http://localhost:${portOf(app.server)}`;
  await swishServer.listen({ port: ports.swish, host });
  const swishUrl = `https://localhost:${portOf(swishServer.server)}`;
  await bankIdServer.listen({ port: ports.bankId, host });
  const edgePort = await listen(edge, ports.edge, host);
  const smtpPort = await listen(smtp.server, ports.smtp, host);
  // What was planned before the last stop goes on from here.
  for (const part of [swish, mondido, bankId, bankgirot, delivering]) part.now();

  return {
    urls: {
      http: httpUrl,
      swish: `${swishUrl}/swish-cpcapi`,
      swishQr: `${swishUrl}/qrg-swish`,
      mondido: `${httpUrl}/mondido/v1`,
      bankId: `https://localhost:${portOf(bankIdServer.server)}/rp/v6.0`,
      bankIdApp: `${httpUrl}/bankid`,
      brite: `${httpUrl}/brite`,
      search: `${httpUrl}/algolia`,
      smtp: `smtp://localhost:${smtpPort}`,
      edge: `https://localhost:${edgePort}`,
    },
    certificates,
    forwardTo: (url) => {
      apiUrl = url;
    },
    close: async () => {
      swish.stop();
      mondido.stop();
      bankId.stop();
      bankgirot.stop();
      algolia.stop();
      edge.closeAllConnections();
      await Promise.all([
        app.close(),
        swishServer.close(),
        bankIdServer.close(),
        delivering.stop(),
        new Promise((resolve) => edge.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
      store.close();
    },
  };
};
