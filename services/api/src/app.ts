import Fastify, { LogController } from "fastify";
import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { addAccounts } from "./accounts/add-accounts.ts";
import { releaseUnpaidStock } from "./articles/release.ts";
import { articleRoutes } from "./articles/routes.ts";
import { addBankId } from "./bankid/add-bankid.ts";
import { consentRoutes } from "./consent/routes.ts";
import { addPublishedContent } from "./content/published.ts";
import type { Database } from "./database/connect.ts";
import { migrationChecker } from "./database/migrated.ts";
import type { Environment } from "./environment.ts";
import { openDocuments } from "./documents/compiler.ts";
import { extraGiver } from "./gift-links/extra.ts";
import { increaser } from "./gift-links/increase.ts";
import { giftLinkRoutes } from "./gift-links/routes.ts";
import { giftLinkTokens } from "./gift-links/tokens.ts";
import { diplomaMaker } from "./diplomas/document.ts";
import { diplomaRoutes } from "./diplomas/routes.ts";
import { giftDocumentMaker } from "./gift-documents/document.ts";
import { giftDocumentRoutes } from "./gift-documents/routes.ts";
import { giftRoutes } from "./gifts/routes.ts";
import { addGreetingCards } from "./greeting-cards/add-greeting-cards.ts";
import { tidy } from "./housekeeping.ts";
import { addDocs } from "./http/docs.ts";
import { addAnswersInNodesPlace, answerBrokenRequest } from "./http/broken-request.ts";
import { addErrorHandling, sendError } from "./http/errors.ts";
import { collectRoutes } from "./http/known-routes.ts";
import { openLimits } from "./http/limits.ts";
import { addRequestLog } from "./http/logging.ts";
import { probeRoutes } from "./http/probes.ts";
import { requestIdOf } from "./http/request-id.ts";
import { addStandardHeaders } from "./http/standard-headers.ts";
import { addJsonReader } from "./http/utf8.ts";
import { addJobs } from "./jobs/add-jobs.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { lookupRoutes } from "./lookups/routes.ts";
import { addMail } from "./mail/add-mail.ts";
import { addMandates } from "./mandates/signing/add-mandates.ts";
import { mandateMaker } from "./mandates/signing/document.ts";
import { addBankFiles } from "./mandates/bank/add-bank-files.ts";
import { removeOldCopies } from "./mandates/bank/bank-file-retention.ts";
import { cardMaker } from "./memberships/card.ts";
import { membershipRoutes } from "./memberships/routes.ts";
import { addCardRoute } from "./memorial-cards/add-route.ts";
import { cardChecker } from "./memorial-cards/card-checker.ts";
import { candleCounter } from "./memorial-cards/counter.ts";
import { memorialCardMaker } from "./memorial-cards/document.ts";
import { cardSenderRoutes } from "./memorial-cards/sender-routes.ts";
import { senderTokens } from "./cards/sender-tokens.ts";
import { sharedCardRoutes } from "./memorial-cards/shared-routes.ts";
import { memorialGiftRoutes } from "./memorials/routes.ts";
import { sheetChecker } from "./memorials/sheet-checker.ts";
import { sheetMaker } from "./memorials/sheet.ts";
import { memorialSheetRoutes } from "./memorials/sheet-routes.ts";
import { orderPlacer } from "./orders/place-order.ts";
import { addPayments } from "./payments/add-payments.ts";
import { callbackRoutes } from "./payments/callbacks.ts";
import { cardReturnRoute } from "./payments/card-return.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { previewMaker } from "./previews/draw.ts";
import { previewRoute } from "./previews/route.ts";
import type { Providers } from "./providers/port.ts";
import { receiptMaker } from "./receipts/receipt.ts";
import { receiptRoutes } from "./receipts/routes.ts";
import { webEventRoutes } from "./web-events/routes.ts";
import { yearlyReceiptMaker } from "./yearly-receipts/document.ts";
import { queueYearlyReceipts } from "./yearly-receipts/queue.ts";

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
  const makeReceipt = receiptMaker({ published, documents });
  const makeCard = cardMaker({ published, documents });
  const makeSheet = sheetMaker({ published, documents });
  const makeGiftDocument = giftDocumentMaker({ published, documents });
  const makeMandate = mandateMaker({ published, documents });
  const makeYearlyReceipt = yearlyReceiptMaker({ published, documents });
  const checkSheet = sheetChecker(documents);
  const checkCard = cardChecker(documents);
  const makeMemorialCard = memorialCardMaker({ published, documents });
  const tokens = senderTokens(environment.cardLinkSecret);
  const counter = candleCounter(db);
  const payments = addPayments(app, { db, jobs, providers, environment });
  const { mail, siteUrl } = environment;
  const linkTokens = giftLinkTokens(environment.giftLinks.secret);
  addMail(app, {
    ...{ db, jobs, published, makeReceipt, makeCard, makeSheet, makeGiftDocument, makeMandate, siteUrl, mail },
    ...{ senderTokens: tokens, giftLinkTokens: linkTokens, makeYearlyReceipt },
    leadBankingDays: environment.autogiro.leadBankingDays,
  });
  addBankFiles(app, { db, jobs, environment });
  jobs.work("yearlyReceipts", async () => {
    const written = await queueYearlyReceipts(db);
    if (written > 0) app.log.info({ written }, "receipts of the year are written");
  });
  const bankId = await addBankId(app, { db, environment, limits, published });
  await addAccounts(app, { db, environment, limits });
  jobs.work("unpaidStock", () => releaseUnpaidStock(db));
  jobs.work("housekeeping", async () => {
    bankId.tellCertificate();
    await tidy(db);
    await removeOldCopies(db, environment.autogiro);
  });
  // Closing goes the other way: the jobs that run are waited for before what they use is gone.
  addJobs(app, jobs);

  const probed = { isMigrated: migrationChecker(db), stopping, content: published.state, bankId: bankId.certificate };
  await app.register(probeRoutes, probed);
  await app.register(consentRoutes, { db, limits });
  const placeOrder = orderPlacer({ db, secrets: environment, limits });
  const addMandate = await addMandates(app, { db, jobs, limits, published, environment, documents, makeMandate });
  const { leadBankingDays } = environment.autogiro;
  const byLink = {
    db,
    jobs,
    limits,
    published,
    tokens: linkTokens,
    leadBankingDays,
    secrets: environment,
    environment,
    moves: environment.giftLinks.moves,
  };
  const { giftLimits } = published;
  const [increase, giveExtra] = [increaser(byLink), extraGiver(byLink)];
  await app.register(giftRoutes, { placeOrder, giftLimits, documents, addMandate, increase, giveExtra });
  await app.register(giftLinkRoutes, byLink);
  await app.register(giftDocumentRoutes, { db, jobs, limits, documents, makeGiftDocument });
  const makeDiploma = diplomaMaker({ published, documents });
  await app.register(diplomaRoutes, { db, limits, documents, makeDiploma });
  await app.register(membershipRoutes, { db, limits, placeOrder, published, makeCard });
  await app.register(articleRoutes, { db, jobs, limits, placeOrder, published, documents });
  await app.register(previewRoute, { limits, documents, makePreview: previewMaker({ published, documents }) });
  await app.register(memorialGiftRoutes, { db, placeOrder, giftLimits: published.giftLimits, checkSheet, documents });
  await app.register(memorialSheetRoutes, { db, jobs, limits, makeSheet, checkSheet });
  const { bodyHashSecret } = environment;
  const adding = { db, jobs, limits, placeOrder, giftLimits: published.giftLimits, checkCard, bodyHashSecret, tokens };
  await app.register(addCardRoute, adding);
  await app.register(sharedCardRoutes, { db, limits, counter, makeMemorialCard, bodyHashSecret });
  await app.register(cardSenderRoutes, { db, limits, counter, tokens, checkCard });
  await addGreetingCards(app, { db, jobs, limits, placeOrder, published, documents, tokens });
  await app.register(paymentRoutes, { service: payments.service, limits });
  await app.register(callbackRoutes, { ...payments, limits });
  await app.register(cardReturnRoute, { ...payments, limits });
  await app.register(receiptRoutes, { db, limits, makeReceipt });
  await app.register(lookupRoutes, { db, limits });
  await app.register(webEventRoutes, { db, limits });
  return app;
};
