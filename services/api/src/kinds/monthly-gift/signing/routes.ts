import * as calls from "@hjarta-lunga/contract/calls/mandates.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/mandates.ts";
import { z } from "zod";
import { identified, sessionOf } from "../../../identity/bankid/session.ts";
import { at, errorResponses, documentAnswer, sendDocument } from "../../../platform/http/described-route.ts";
import type { Routes } from "../../../platform/http/described-route.ts";
import { networkOf } from "../../../platform/http/client-network.ts";
import { Refusal } from "../../../platform/http/refusal.ts";
import type { ModuleDeps } from "../../module.ts";
import { createAddMandate } from "./add.ts";
import { pageOf, receiptOf, statusOf } from "./answers.ts";
import { createMakeMandate, createMakePaperForm } from "./document.ts";
import { asSigned, mandateByReference, mandatesToTell, referenceReplacedBy } from "../repository.ts";
import { termsOn } from "./consent.ts";
import { today } from "../../../platform/database/time.ts";

const tags = ["Mandates"];
const params = z.object({ reference: schemas.mandateReference });

export const mandateRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, published, environment } = deps;
  const addMandate = createAddMandate(deps);
  const makeMandate = createMakeMandate(deps);
  const makePaperForm = createMakePaperForm(deps);
  const found = async (reference: string) => {
    const mandate = await mandateByReference(db, reference);
    if (!mandate) throw new Refusal("not_found");
    return mandate;
  };

  app.route({
    ...at(calls.mandateTermsCall),
    schema: {
      operationId: "mandateTerms",
      summary: "What to read before signing: the consent text, and when the first money would be drawn",
      description: "Send `consent` with what is signed: when the text is another by then, that is refused.",
      tags,
      querystring: schemas.mandateTermsQuery,
      response: { 200: schemas.mandateTerms.describe("The terms"), ...errorResponses(400, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("mandate", request, null);
      const { language } = request.query;
      const bankingDaysAhead = environment.mandateLeadBankingDays;
      return termsOn(await today(db), published, { language, bankingDaysAhead });
    },
  });
  app.route({
    ...at(calls.checkAutogiroStatusCall),
    schema: {
      operationId: "checkAutogiroStatus",
      summary: "Whether the person who identified has a mandate",
      description:
        "By the token of an identification for `mandate`, in the browser that identified: nobody learns of anybody else. " +
        "Mandates that live, or else the latest of the others.",
      tags,
      body: schemas.checkAutogiroStatus,
      response: {
        200: schemas.autogiroStatus.describe("How it stands"),
        ...errorResponses(400, 401, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("mandate", request, null);
      const shown = { token: request.body.token, session: sessionOf(request), purpose: "mandate" } as const;
      const { name, personalNumberLookup } = await identified(db, { environment }, shown);
      await limits.take("mandateStatus", request, personalNumberLookup);
      return statusOf(name, await mandatesToTell(db, personalNumberLookup));
    },
  });
  app.route({
    ...at(calls.registerConsentCall),
    schema: {
      operationId: "registerDirectDebitConsent",
      summary: "Add a mandate without an amount of its own",
      description:
        "As RegularGift/Add with `monthly_gift`: `unauthorized` for a signature that is not good for exactly this, " +
        "`changed_meanwhile` when the consent text is another than was read, `mandate_exists` when it would double one.",
      tags,
      body: schemas.directDebitConsent,
      response: {
        200: schemas.mandateReceipt.describe("The same mandate as before"),
        201: schemas.mandateReceipt.describe("A new mandate"),
        ...errorResponses(400, 401, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { isNew, mandate } = await addMandate(request, request.body);
      return reply.code(isNew ? 201 : 200).send(receiptOf(mandate));
    },
  });
  app.route({
    ...at(calls.mandateCall),
    schema: {
      operationId: "getMandate",
      summary: "A mandate's own page",
      description: "For whoever holds its reference. Never a personal number or a whole account number.",
      tags,
      params,
      response: { 200: schemas.mandatePage.describe("How it stands"), ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("receipt", request, request.params.reference);
      return pageOf(await found(request.params.reference));
    },
  });
  app.route({
    ...at(calls.mandatePdfCall),
    schema: {
      operationId: "downloadMandate",
      summary: "The mandate as it was signed, as a tagged PDF",
      description: "In the mandate's language. Whoever holds its reference may download it.",
      tags,
      params,
      response: { 200: documentAnswer("The mandate", ["pdf"]), ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("receipt", request, request.params.reference);
      const mandate = await found(request.params.reference);
      const [signed, replaced] = [await asSigned(db, mandate), await referenceReplacedBy(db, mandate)];
      const { fileName, pdf } = await makeMandate(signed, replaced, networkOf(request.ip));
      return sendDocument(reply, { fileName, bytes: pdf, format: "pdf" });
    },
  });
  app.route({
    ...at(calls.paperFormCall),
    schema: {
      operationId: "downloadDirectDebitForm",
      summary: "The form to print for who has no BankID, as a tagged PDF",
      description: "Nothing is filled in.",
      tags,
      querystring: schemas.mandateTermsQuery,
      response: { 200: documentAnswer("The form", ["pdf"]), ...errorResponses(400, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("preview", request, null);
      const bytes = await makePaperForm(request.query.language, networkOf(request.ip));
      return sendDocument(reply, { fileName: "blankett-autogiro.pdf", bytes, format: "pdf" });
    },
  });
};
