import Fastify from "fastify";
import { ZodError } from "zod";
import type { Environment } from "./environment.ts";
import { faultControl } from "./faults/control-routes.ts";
import type { Faults } from "./faults/faults.ts";
import { mondidoApi } from "./mondido/api-routes.ts";
import { mondidoControl } from "./mondido/control-routes.ts";
import type { Mondido } from "./mondido/service.ts";
import type { Store } from "./store/open.ts";
import { swishControl } from "./swish/control-routes.ts";
import type { Swish } from "./swish/service.ts";
import type { SwishSettings } from "./swish/settings.ts";

export type Deps = {
  store: Store;
  faults: Faults;
  swish: Swish;
  swishSettings: SwishSettings;
  mondido: Mondido;
  merchant: Environment["mondido"];
};

/** What is reached over plain HTTP: card payments, tags, error reports, the pages, and `/control`. */
export const buildApp = async ({ store, faults, swish, swishSettings, mondido, merchant }: Deps) => {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error instanceof ZodError ? 400 : (error.statusCode ?? 500)).send({ error: error.message }),
  );
  app.get("/health", () => ({ status: "ok" }));
  await app.register(mondidoApi, { prefix: "/mondido/v1", mondido, faults, merchant });
  await app.register(
    async (control) => {
      await control.register(swishControl, { swish, settings: swishSettings });
      await control.register(mondidoControl, { mondido });
      await control.register(faultControl, { faults, swishSettings, mondido, forgetAll: store.empty });
    },
    { prefix: "/control" },
  );
  return app;
};
