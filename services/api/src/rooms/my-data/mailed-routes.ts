import { mailLinkCall, openMailLinkCall, proveAddressCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import {
  mailedSecret,
  mailLinkReceipt,
  mailLinkRequest,
  openedLink,
  provenAddress,
} from "@hjarta-lunga/contract/schemas/my-data.ts";
import { keepSession, sessionOf } from "../../identity/bankid/session.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { askForMailLink, openMailLink } from "./mail-links.ts";
import { proveByLink } from "./proofs.ts";
import { mailedSecrets } from "./secrets.ts";

const tags = ["My pages"];

/** What needs no session: it was mailed, and whoever reads that mailbox has it. */
export const mailedRoutes: Routes<ModuleDeps> = (app, given) => {
  const { limits, environment } = given;
  const deps = { ...given, secrets: mailedSecrets(environment) };
  const isHttps = environment.siteUrl.startsWith("https:");

  app.route({
    ...at(mailLinkCall),
    schema: {
      operationId: "askForMailLink",
      summary: "Asks for a link by mail to gifts and receipts, for who has no BankID",
      description:
        "The answer is the same whether anybody gave with that address or not: a mail goes only if somebody did.",
      tags,
      body: mailLinkRequest,
      response: { 200: mailLinkReceipt.describe("Asked"), ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("mailLink", request, countedMailbox(request.body.email));
      await askForMailLink(deps, request.body);
      return { state: "asked" as const };
    },
  });

  app.route({
    ...at(openMailLinkCall),
    schema: {
      operationId: "openMailLink",
      summary: "Opens a link that was mailed, in the first browser that does",
      description:
        "Gives a token that shows gifts and receipts, and changes nothing. Another browser, and a link that is unknown or " +
        "out of date, are one refusal.",
      tags,
      body: mailedSecret,
      response: { 200: openedLink.describe("Open"), ...errorResponses(400, 401, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      const { link } = request.body;
      await limits.take("mailedSecret", request, link);
      const { token, session } = await openMailLink(deps, { link, session: sessionOf(request) });
      keepSession(reply, isHttps, session);
      return { token };
    },
  });

  app.route({
    ...at(proveAddressCall),
    schema: {
      operationId: "proveAddress",
      summary: "Proves an e-mail address by the link that was mailed to it",
      description:
        "In whatever browser the mail was opened. Used once: what is used, unknown or out of date is one answer.",
      tags,
      body: mailedSecret,
      response: { 200: provenAddress.describe("How it went"), ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { link } = request.body;
      await limits.take("mailedSecret", request, link);
      return proveByLink(deps, link);
    },
  });
};
