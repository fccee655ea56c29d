import * as calls from "@hjarta-lunga/contract/calls/company-gifts.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { CompanyGift } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { toOrganisationNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import { createAmountCheck, type NewOrder } from "../../ledger/orders/new-order.ts";
import { companyGiftDetails } from "../../platform/database/tables/company-gifts.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { createDrawingCache } from "../../platform/documents/drawing-cache.ts";
import { unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { at, documentAnswer, errorResponses, sendFile, type Routes } from "../../platform/http/described-route.ts";
import { Refusal, refuseProblems } from "../../platform/http/refusal.ts";
import { pictureMadeAt } from "../../platform/previews/previewed.ts";
import { requireInUse, requirePaid } from "../../shared/documents/ordered-document.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import type { ModuleDeps } from "../module.ts";
import { openCompanyRegister } from "./company-register.ts";
import { companyDiplomaProblems, companyDiplomaTask } from "./diploma.ts";
import { makeCompanyDiploma } from "./diploma-files.ts";
import { makeInvoice } from "./invoice-files.ts";
import {
  companyGiftByReference,
  informationOf,
  orderOf,
  shownByReference,
  shownByShortReference,
} from "./repository.ts";

const tag = "Company gifts";
const tags = [tag];
const params = z.object({ orderReference });

type Known = { checkAmount: (amount: number) => void; documents: Pick<Documents, "drawsAll"> };

const companyProblems = (
  documents: Known["documents"],
  { name, address, reference, orderNumber }: CompanyGift["company"],
) =>
  unsupportedCharacters(documents, [
    ["company.name", name],
    ["company.address.street", address?.street ?? ""],
    ["company.address.town", address?.town ?? ""],
    ["company.reference", reference ?? ""],
    ["company.orderNumber", orderNumber ?? ""],
  ]);

const newCompanyGift = (body: CompanyGift, { checkAmount, documents }: Known): NewOrder => {
  const { idempotencyKey, amount, company, diploma, language, replaces } = body;
  const { name, organisationNumber, email, address, reference = null, orderNumber = null } = company;
  return {
    ...{ kind: "company_gift", idempotencyKey, amount, language, replaces },
    donor: { kind: "company", companyName: name, organisationNumber, email },
    check: () => {
      checkAmount(amount);
      refuseProblems(companyDiplomaProblems(documents, diploma));
      refuseProblems(companyProblems(documents, company));
    },
    details: {
      content: [address, reference, orderNumber, diploma],
      lines: [],
      addDetails: (tx, orderId) =>
        tx.insert(companyGiftDetails).values({
          orderId,
          ...address,
          reference,
          orderNumber,
          diplomaName: diploma.name,
          occasion: diploma.occasion,
          diplomaLanguage: diploma.language,
        }),
    },
  };
};

export const companyGiftRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, placeOrder, published, documents, environment, log } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "company_gift");
  const register = openCompanyRegister(environment);
  app.addHook("onClose", () => register.close());

  addOrderRoute(app, placeOrder, calls.companyGiftCall, {
    operationId: "addCompanyGift",
    summary: "Make the order of a company's gift",
    description:
      "As RegularGift/Add. Paid like other orders, or by an invoice: `Invoice` comes by mail, `PdfInvoice` is downloaded. " +
      "The diploma is the company's once the gift is paid.",
    tag,
    body: schemas.companyGift,
    orderOf: (body) => newCompanyGift(body, { checkAmount, documents }),
  });

  const cached = createDrawingCache();
  app.route({
    ...at(calls.companyDiplomaPreviewCall),
    schema: {
      operationId: "previewCompanyDiploma",
      summary: "Draw the diploma of a company while its words are written",
      description: "As Gift/Preview: with blanks where nothing is written yet, and marked as a preview.",
      tags,
      body: schemas.companyDiplomaDraft,
      response: {
        200: documentAnswer("The diploma, as a picture", ["png"]),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("preview", request, null);
      refuseProblems(companyDiplomaProblems(documents, request.body, ""));
      const task = companyDiplomaTask(request.body, { madeAt: pictureMadeAt, isPreview: true }, published);
      const client = networkOf(request.ip);
      return reply.type("image/png").send(await cached("preview", task, (drawn) => documents.preview(drawn, client)));
    },
  });

  app.route({
    ...at(calls.registeredCompanyCall),
    schema: {
      operationId: "registeredCompany",
      summary: "The name and address of a company, as the register has them",
      description:
        "404 for a number that the register does not know, and 503 while it is away: they are written by hand.",
      tags,
      querystring: schemas.companyQuery,
      response: {
        200: schemas.registeredCompany.describe("The company"),
        ...errorResponses(400, 404, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("companyLookup", request, null);
      const found = await register.find(toOrganisationNumber(request.query.organisationNumber) ?? "");
      if (found.kind === "unknown") throw new Refusal("not_found");
      if (found.kind === "found") return found.company;
      log.warn({ why: found.why }, "the register of companies did not answer");
      throw new Refusal("unavailable");
    },
  });

  app.route({
    ...at(calls.companyOrderInformationCall),
    schema: {
      operationId: "companyOrderInformation",
      summary: "How far a company's gift has come, by its short number",
      description: "Days and stage alone: no name, no sum, no download. Those ask for the whole reference.",
      tags,
      querystring: schemas.companyInformationQuery,
      response: {
        200: schemas.companyOrderInformation.describe("How far it has come"),
        ...errorResponses(400, 404, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("shortCode", request, null);
      const shown = await shownByShortReference(db, request.query.shortCode);
      if (!shown) throw new Refusal("not_found");
      return informationOf(shown);
    },
  });

  app.route({
    ...at(calls.companyOrderCall),
    schema: {
      operationId: "companyOrder",
      summary: "A company's gift with its diploma and its invoice",
      description: "Whoever holds the order reference may see it, also before the gift is paid.",
      tags,
      params,
      response: { 200: schemas.companyOrder.describe("The order"), ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.params.orderReference);
      const shown = await shownByReference(db, request.params.orderReference);
      if (!shown) throw new Refusal("not_found");
      return orderOf(db, shown, published.organisation());
    },
  });

  app.route({
    ...at(calls.companyDiplomaFileCall),
    schema: {
      operationId: "downloadCompanyDiploma",
      summary: "The diploma of a paid gift from a company, for paper, the web, a signature or to share",
      description:
        "In the diploma's language. `not_paid` until it is paid, and `taken_down` once the gift was given back.",
      tags,
      params,
      querystring: schemas.diplomaFormatQuery,
      response: {
        200: documentAnswer("The diploma", ["pdf", "png"]),
        ...errorResponses(400, 404, 409, 410, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("receipt", request, request.params.orderReference);
      const found = await companyGiftByReference(db, request.params.orderReference);
      const paid = requirePaid(requireInUse(found));
      if (paid.isGivenBack) throw new Refusal("taken_down");
      return sendFile(reply, await makeCompanyDiploma(deps, paid, request.query.format, networkOf(request.ip)));
    },
  });

  app.route({
    ...at(calls.companyInvoiceFileCall),
    schema: {
      operationId: "downloadCompanyInvoice",
      summary: "The invoice of a company's gift, as a tagged PDF or as Peppol BIS Billing 3",
      description: "In the order's language. 404 where the gift has no invoice.",
      tags,
      params,
      querystring: schemas.invoiceFormatQuery,
      response: {
        200: documentAnswer("The invoice", ["pdf", "xml"]),
        ...errorResponses(400, 404, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("receipt", request, request.params.orderReference);
      const shown = await shownByReference(db, request.params.orderReference);
      if (!shown?.invoice) throw new Refusal("not_found");
      return sendFile(reply, await makeInvoice(deps, shown.invoice, request.query.format, networkOf(request.ip)));
    },
  });
};
