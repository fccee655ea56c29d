import Fastify from "fastify";
import { ZodError } from "zod";
import { algoliaControl } from "./algolia/control-routes.ts";
import { algoliaRoutes } from "./algolia/routes.ts";
import type { Algolia } from "./algolia/service.ts";
import type { Deliveries } from "./delivery/deliveries.ts";
import type { Environment } from "./environment.ts";
import { bankgirotControl } from "./bankgirot/control-routes.ts";
import { bankgirotRoutes } from "./bankgirot/routes.ts";
import type { Bankgirot } from "./bankgirot/service.ts";
import { bankIdControl } from "./bankid/control-routes.ts";
import { bankIdPhone } from "./bankid/phone-routes.ts";
import type { BankId } from "./bankid/service.ts";
import type { BankIdSettings } from "./bankid/settings.ts";
import { briteApi } from "./brite/api-routes.ts";
import { briteControl } from "./brite/control-routes.ts";
import { briteHosted } from "./brite/hosted-routes.ts";
import type { Brite } from "./brite/service.ts";
import type { BriteSettings } from "./brite/settings.ts";
import { createReports } from "./error-reporting/reports.ts";
import { errorReportingControl, errorReportingRoutes } from "./error-reporting/routes.ts";
import { faultControl } from "./faults/control-routes.ts";
import type { Faults } from "./faults/faults.ts";
import { faultPages } from "./faults/pages.ts";
import type { Mails } from "./mail/mails.ts";
import { mailControl, mailPages } from "./mail/routes.ts";
import { mondidoApi } from "./mondido/api-routes.ts";
import { mondidoControl } from "./mondido/control-routes.ts";
import { hostedRoutes } from "./mondido/hosted-routes.ts";
import type { Mondido } from "./mondido/service.ts";
import { phoneRoutes } from "./phone/routes.ts";
import { receivedRoutes } from "./received/routes.ts";
import { createPortalCalls } from "./research-portal/calls.ts";
import { researchPortalRoutes } from "./research-portal/routes.ts";
import type { Store } from "./store/open.ts";
import { swishControl } from "./swish/control-routes.ts";
import type { Swish } from "./swish/service.ts";
import type { SwishSettings } from "./swish/settings.ts";
import { createEntries } from "./tag-manager/entries.ts";
import { tagManagerControl, tagManagerRoutes } from "./tag-manager/routes.ts";

export type Deps = {
  store: Store;
  faults: Faults;
  swish: Swish;
  swishSettings: SwishSettings;
  mondido: Mondido;
  bankId: BankId;
  bankIdSettings: BankIdSettings;
  brite: Brite;
  briteSettings: BriteSettings;
  bankgirot: Bankgirot;
  merchant: Environment["mondido"];
  deliveries: Deliveries;
  mails: Mails;
  algolia: Algolia;
  siteUrl: string;
  /** Where this application itself is reached. */
  base: () => string;
};

/** A page's path is its key in the search index. */
const longestParameter = 1000;

/** What is reached over plain HTTP: card payments, search, tags, error reports, the pages, and `/control`. */
export const buildApp = async (deps: Deps) => {
  const { store, faults, swish, swishSettings, mondido, merchant, deliveries, mails, algolia, siteUrl } = deps;
  const { bankId, bankIdSettings, brite, briteSettings, bankgirot, base } = deps;
  const entries = createEntries(store);
  const reports = createReports(store);
  const portalCalls = createPortalCalls(store);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: longestParameter } });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error instanceof ZodError ? 400 : (error.statusCode ?? 500)).send({ error: error.message }),
  );
  app.get("/health", () => ({ status: "ok" }));
  await app.register(receivedRoutes, {
    swish,
    mondido,
    deliveries,
    mails,
    brite,
    entries,
    reports,
    portalCalls,
    algolia,
    siteUrl,
  });
  await app.register(phoneRoutes, { swish });
  await app.register(bankIdPhone, { bankId });
  await app.register(bankgirotRoutes, { bankgirot });
  await app.register(mailPages, { mails });
  await app.register(faultPages, { faults });
  await app.register(tagManagerRoutes, { entries, faults });
  await app.register(errorReportingRoutes, { reports, faults });
  await app.register(researchPortalRoutes, { prefix: "/research-portal", calls: portalCalls, faults });
  await app.register(hostedRoutes, { prefix: "/mondido/pay", mondido, faults, merchant });
  await app.register(mondidoApi, { prefix: "/mondido/v1", mondido, faults, merchant });
  await app.register(briteHosted, { prefix: "/brite/session", brite, faults });
  await app.register(briteApi, { prefix: "/brite/api", brite, settings: briteSettings, faults, base });
  await app.register(algoliaRoutes, { prefix: "/algolia", algolia, faults });
  await app.register(
    async (control) => {
      await control.register(swishControl, { swish, settings: swishSettings });
      await control.register(mondidoControl, { mondido });
      await control.register(bankIdControl, { bankId, settings: bankIdSettings });
      await control.register(briteControl, { brite, settings: briteSettings });
      await control.register(bankgirotControl, { bankgirot });
      await control.register(mailControl, { mails });
      await control.register(tagManagerControl, { entries });
      await control.register(errorReportingControl, { reports });
      await control.register(algoliaControl, { algolia });
      const forgetAll = () => {
        store.empty();
        algolia.forget();
      };
      await control.register(faultControl, {
        ...{ faults, swishSettings, bankIdSettings, briteSettings, bankgirot, mondido, forgetAll },
      });
    },
    { prefix: "/control" },
  );
  return app;
};
