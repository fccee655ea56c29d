import Fastify, { LogController } from "fastify";
import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { accountRoutes } from "./identity/accounts/routes.ts";
import { addBankId } from "./identity/bankid/routes.ts";
import { addPublishedContent } from "./platform/content/published.ts";
import type { Database } from "./platform/database/connect.ts";
import type { Environment } from "./platform/environment/environment.ts";
import { openDocuments } from "./platform/documents/compiler.ts";
import {
  bankFileReaders,
  runRetention,
  followed,
  mailTemplates,
  modules,
  orderHandlers as handlers,
  previews,
  signedTexts,
  giftHandlers,
  jobHandlers,
} from "./modules.ts";
import { addDocs } from "./platform/http/docs.ts";
import { addAnswersInNodesPlace, answerBrokenRequest } from "./platform/http/broken-request.ts";
import { addErrorHandling, sendError } from "./platform/http/errors.ts";
import { createRateLimiter } from "./platform/http/rate-limiter.ts";
import { addRequestLog } from "./platform/http/logging.ts";
import { requestIdOf, addStandardHeaders } from "./platform/http/standard-headers.ts";
import { addJsonReader } from "./platform/http/utf8.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { QueueName } from "./platform/jobs/queues.ts";
import { addMail } from "./platform/mail/deliver.ts";
import { mailPictureRoute } from "./platform/mail/picture-route.ts";
import { createMigrationCheck } from "./platform/migration/migrate.ts";
import type { ModuleDeps } from "./kinds/module.ts";
import { createAddGift } from "./ledger/orders/handler.ts";
import { createPlaceOrder } from "./ledger/orders/place-order.ts";
import { addPayments } from "./ledger/payments/add-payments.ts";
import { callbackRoutes } from "./ledger/payments/callbacks.ts";
import { cardReturnRoute } from "./ledger/payments/card-return.ts";
import { paymentRoutes } from "./ledger/payments/routes.ts";
import { previewRoute } from "./platform/previews/route.ts";
import { probeRoutes } from "./rooms/probes/routes.ts";
import type { Providers } from "./ledger/providers/port.ts";
import { receiptRoutes } from "./ledger/receipts/routes.ts";

const bodyLimitBytes = 100_000;

export type Deps = {
  db: Database;
  environment: Environment;
  jobs: Jobs;
  providers: Providers;
  logger: NonNullable<FastifyServerOptions["logger"]>;
  stopping: AbortSignal;
};

export const buildApp = async ({ db, environment, jobs, providers, logger, stopping }: Deps) => {
  const app = Fastify({
    logger,
    bodyLimit: bodyLimitBytes,
    trustProxy: environment.trustedProxies,
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: "requestId", disableRequestLogging: true }),
    // Closing waits for the requests that run, not for idle keep-alive connections.
    forceCloseConnections: "idle",
    requestTimeout: 15_000,
    clientErrorHandler: answerBrokenRequest,
    http: { requireHostHeader: false },
    frameworkErrors: (_error, _request, reply) => void sendError(reply, "bad_request"),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");
  addJsonReader(app);

  addStandardHeaders(app);
  addAnswersInNodesPlace(app);
  addRequestLog(app);
  addErrorHandling(app);
  await addDocs(app);

  const limits = createRateLimiter({ db, secret: environment.rateLimitSecret, limits: environment.limits });
  const published = addPublishedContent(app, { db, content: environment.content });
  const documents = openDocuments();
  app.addHook("onClose", () => documents.close());
  const payments = addPayments(app, { db, jobs, providers, environment, handlers });
  const placeOrder = createPlaceOrder({ db, secrets: environment, limits });
  const around = {
    db,
    jobs,
    limits,
    published,
    documents,
    environment,
    handlers,
    placeOrder,
    bankFileReaders,
    log: app.log,
  };
  const given: ModuleDeps = {
    ...around,
    myDataParts: [],
    addGift: (request, gift) => addGift(request, gift),
  };
  const routed: ModuleDeps = { ...given, myDataParts: modules.flatMap(({ myData }) => myData?.(given) ?? []) };
  const addGift = createAddGift(giftHandlers(given));

  addMail(app, { ...around, mailTemplates, followed });
  const bankId = await addBankId(app, { ...around, signedTexts });
  accountRoutes(app, around);
  for (const [name, handler] of Object.entries(jobHandlers(given))) jobs.work(name as QueueName, handler);
  jobs.work("housekeeping", async () => {
    bankId.tellCertificate();
    await runRetention(db);
    for (const { housekeeping } of modules) await housekeeping?.(given);
  });
  // Closing goes the other way: the jobs that run are waited for before what they use is gone.
  app.addHook("onReady", (done) => {
    jobs.start(app.log);
    done();
  });
  app.addHook("onClose", () => jobs.stop());

  probeRoutes(app, {
    isMigrated: createMigrationCheck(db),
    stopping,
    content: published.state,
    bankId: bankId.certificate,
  });
  for (const { routes = [] } of modules) for (const addRoutes of routes) addRoutes(app, routed);
  mailPictureRoute(app, undefined);
  previewRoute(app, { limits, published, documents, previews });
  paymentRoutes(app, { service: payments.service, limits });
  await app.register(callbackRoutes, { ...payments, limits });
  cardReturnRoute(app, { ...payments, limits });
  receiptRoutes(app, { ...given, siteUrl: environment.siteUrl });
  return app;
};
