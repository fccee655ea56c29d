import Fastify, { LogController } from "fastify";
import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { addAccounts } from "./accounts/add-accounts.ts";
import { addBankId } from "./bankid/add-bankid.ts";
import { addPublishedContent } from "./content/published.ts";
import type { Database } from "./database/connect.ts";
import type { Environment } from "./environment.ts";
import { openDocuments } from "./documents/compiler.ts";
import { tidy } from "./housekeeping.ts";
import { addDocs } from "./http/docs.ts";
import { addAnswersInNodesPlace, answerBrokenRequest } from "./http/broken-request.ts";
import { addErrorHandling, sendError } from "./http/errors.ts";
import { collectRoutes } from "./http/known-routes.ts";
import { openLimits } from "./http/limits.ts";
import { addRequestLog } from "./http/logging.ts";
import { requestIdOf } from "./http/request-id.ts";
import { addStandardHeaders } from "./http/standard-headers.ts";
import { addJsonReader } from "./http/utf8.ts";
import { addJobs } from "./jobs/add-jobs.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { QueueName } from "./jobs/queues.ts";
import { addMail } from "./mail/add-mail.ts";
import { migrationChecker } from "./migration/migrated.ts";
import type { House } from "./module.ts";
import { followed, letters, modules, orderHandlers as handlers, previews, signedTexts, takeGiftIn } from "./modules.ts";
import { orderPlacer } from "./orders/place-order.ts";
import { addPayments } from "./payments/add-payments.ts";
import { callbackRoutes } from "./payments/callbacks.ts";
import { cardReturnRoute } from "./payments/card-return.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { previewRoute } from "./previews/route.ts";
import { probeRoutes } from "./probes/routes.ts";
import type { Providers } from "./providers/port.ts";
import { receiptMaker } from "./receipts/receipt.ts";
import { receiptRoutes } from "./receipts/routes.ts";

/** `bodyLimit` is the project's: bodies over 100 kB are refused. */
const bodyLimitBytes = 100_000;

export type Deps = {
  db: Database;
  environment: Environment;
  jobs: Jobs;
  providers: Providers;
  logger: NonNullable<FastifyServerOptions["logger"]>;
  stopping: AbortSignal;
};

/** The composition root: all that the API is made of, in the order in which it takes effect. */
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
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => void sendError(reply, "bad_request"),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");
  addJsonReader(app);

  addStandardHeaders(app);
  addAnswersInNodesPlace(app);
  addRequestLog(app);
  addErrorHandling(app, collectRoutes(app));
  await addDocs(app);

  const limits = openLimits({ db, secret: environment.rateLimitSecret, limits: environment.limits });
  const published = addPublishedContent(app, { db, content: environment.content });
  const documents = openDocuments();
  app.addHook("onClose", () => documents.close());
  const payments = addPayments(app, { db, jobs, providers, environment, handlers });
  const placeOrder = orderPlacer({ db, secrets: environment, limits });
  const around = { db, jobs, limits, published, documents, environment, handlers, placeOrder, log: app.log };
  const house: House = { ...around, takeGift: (request, gift) => takeGift(request, gift) };
  const takeGift = takeGiftIn(house);

  addMail(app, { ...around, letters, followed });
  const bankId = await addBankId(app, { ...around, signedTexts });
  await addAccounts(app, around);
  for (const { jobs: work } of modules)
    for (const [name, handler] of Object.entries(work?.(house) ?? {})) jobs.work(name as QueueName, handler);
  jobs.work("housekeeping", async () => {
    bankId.tellCertificate();
    await tidy(db);
    for (const { housekeeping } of modules) await housekeeping?.(house);
  });
  // Closing goes the other way: the jobs that run are waited for before what they use is gone.
  addJobs(app, jobs);

  const probed = { isMigrated: migrationChecker(db), stopping, content: published.state, bankId: bankId.certificate };
  await app.register(probeRoutes, probed);
  for (const { routes } of modules) await routes?.(app, house);
  await app.register(previewRoute, { limits, published, documents, previews });
  await app.register(paymentRoutes, { service: payments.service, limits });
  await app.register(callbackRoutes, { ...payments, limits });
  await app.register(cardReturnRoute, { ...payments, limits });
  await app.register(receiptRoutes, { db, limits, makeReceipt: receiptMaker({ published, documents, handlers }) });
  return app;
};
