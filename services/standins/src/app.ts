import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { algoliaControl, algoliaRoutes } from "./algolia/routes.ts";
import { bankgirotControl, bankgirotRoutes } from "./bankgirot/routes.ts";
import { bankIdControl, bankIdPhone } from "./bankid/routes.ts";
import { briteApi, briteControl, briteHosted } from "./brite/routes.ts";
import { companyRegisterRoutes } from "./company-register/routes.ts";
import { errorReportingRoutes } from "./error-reporting.ts";
import { faultControl, faultPages } from "./faults/routes.ts";
import { readForm } from "./http/form-body.ts";
import { mailControl, mailPages } from "./mail/routes.ts";
import { mondidoApi, mondidoControl } from "./mondido/routes.ts";
import { hostedRoutes } from "./mondido/hosted-routes.ts";
import type { Parties } from "./parties.ts";
import { phoneRoutes } from "./phone.ts";
import { receivedRoutes } from "./received.ts";
import { researchPortalRoutes } from "./research-portal/routes.ts";
import { smsApi, smsControl } from "./sms/routes.ts";
import { swishControl } from "./swish/routes.ts";
import { tagManagerRoutes } from "./tag-manager.ts";

/** A page's path is its key in the search index. */
const longestParameter = 1000;

type AddRoutes = (app: FastifyInstance, parties: Parties) => void;

const readForms = (app: FastifyInstance) => {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, parsed) => {
    parsed(null, readForm(String(text)));
  });
};

/** What is reached over plain HTTP: card payments, search, tags, error reports, the pages, and `/control`. */
export const buildApp = (parties: Parties) => {
  const { entries, reports } = parties;
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: longestParameter } });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error instanceof ZodError ? 400 : (error.statusCode ?? 500)).send({ error: error.message }),
  );
  const scope = (prefix: string, ...parts: AddRoutes[]) =>
    void app.register(
      (scoped, _options, done) => {
        for (const addRoutes of parts) addRoutes(scoped, parties);
        done();
      },
      { prefix },
    );

  app.get("/health", () => ({ status: "ok" }));
  scope("", readForms, receivedRoutes, phoneRoutes, bankIdPhone, bankgirotRoutes, mailPages, faultPages);
  scope("", tagManagerRoutes);
  scope("", errorReportingRoutes);
  scope("/research-portal", researchPortalRoutes);
  scope("/mondido/pay", readForms, hostedRoutes);
  scope("/mondido/v1", readForms, mondidoApi);
  scope("/brite/session", readForms, briteHosted);
  scope("/brite/api", briteApi);
  scope("/company-register", readForms, companyRegisterRoutes);
  scope("/46elks/a1", readForms, smsApi);
  scope("/algolia", algoliaRoutes);
  scope("/control", swishControl, mondidoControl, bankIdControl, briteControl, bankgirotControl);
  scope("/control", mailControl, smsControl, algoliaControl, faultControl);
  app.get("/control/tag-manager", entries.all);
  app.get("/control/error-reports", reports.all);
  return app;
};
