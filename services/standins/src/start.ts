import { join } from "node:path";
import Fastify from "fastify";
import { keepCertificates } from "./certificates/keep.ts";
import type { Certificates } from "./certificates/keep.ts";
import { readEnvironment } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { createEdge } from "./http/edge.ts";
import { listen, portOf } from "./http/listen.ts";

/** What is left out is as on a developer's machine, except ports: those are free ones. */
export type StandinsOptions = Partial<Omit<Environment, "ports">> & {
  dataDir: string;
  ports?: Partial<Environment["ports"]>;
};

export type Standins = {
  /** As the API's environment names them; `http` is the pages and `/control`. */
  urls: { http: string; swish: string; swishQr: string; mondido: string; smtp: string; edge: string };
  certificates: Pick<Certificates, "caFile" | "certFile" | "keyFile">;
  /** Where the TLS edge sends callbacks, once the API's port is known. */
  forwardTo: (apiUrl: string) => void;
  close: () => Promise<void>;
};

/** Every third party, played in this process. */
export const startStandins = async (options: StandinsOptions): Promise<Standins> => {
  const defaults = readEnvironment({});
  const { dataDir, host, payeeAlias } = { ...defaults, ...options };
  const ports = { http: 0, swish: 0, smtp: 0, edge: 0, ...options.ports };
  let apiUrl = options.apiUrl ?? defaults.apiUrl;

  const certificates = await keepCertificates(join(dataDir, "certificates"), payeeAlias);
  const app = Fastify({ forceCloseConnections: true });
  app.get("/health", () => ({ status: "ok" }));
  const edge = createEdge({ ...certificates.server, apiUrl: () => apiUrl });

  await app.listen({ port: ports.http, host });
  const edgePort = await listen(edge, ports.edge, host);
  const httpUrl = `http://localhost:${portOf(app.server)}`;
  return {
    urls: {
      http: httpUrl,
      swish: "",
      swishQr: "",
      mondido: `${httpUrl}/mondido/v1`,
      smtp: "",
      edge: `https://localhost:${edgePort}`,
    },
    certificates,
    forwardTo: (url) => {
      apiUrl = url;
    },
    close: async () => {
      edge.closeAllConnections();
      await Promise.all([app.close(), new Promise((resolve) => edge.close(resolve))]);
    },
  };
};
