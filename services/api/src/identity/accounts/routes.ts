import { briteCalls } from "@hjarta-lunga/contract/calls/brite.ts";
import { briteLookup, briteResult, briteResultsQuery, initiateBrite } from "@hjarta-lunga/contract/schemas/brite.ts";
import { identified, sessionOf } from "../bankid/session.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { createBriteClient } from "./brite/client.ts";
import { outcomeOf } from "./outcome.ts";
import { addLookup, findLookup } from "./repository.ts";

type Deps = { db: Database; environment: Environment; limits: RateLimiter };

const tags = ["Accounts"];

export const accountRoutes: Routes<Deps> = (app, { db, environment, limits }) => {
  const client = createBriteClient(environment);
  app.addHook("onClose", () => client.close());
  /** The stand-in speaks plain HTTP; the real one's page is never opened so. */
  const mayBeOpened = (url: string) => url.startsWith("https:") || environment.brite.url.startsWith("http:");

  app.route({
    ...at(briteCalls.initiate),
    schema: {
      operationId: "initiateBrite",
      summary: "Begin to fetch an account from its bank",
      description:
        "`ssn` is the token of a BankID identification for a mandate: a personal number is never in a URL. The visitor " +
        "logs in at `url`, and only an account of the one who identified is told of.",
      tags,
      querystring: initiateBrite,
      response: { 200: briteLookup.describe("Where to go"), ...errorResponses(400, 401, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("accountLookup", request, null);
      const session = sessionOf(request);
      const { ssn, returnTo } = request.query;
      const person = await identified(db, { environment }, { token: ssn, session, purpose: "mandate" });
      await limits.take("accountPerson", request, person.personalNumberLookup);
      const id = crypto.randomUUID();
      const started = await client.createAuthentication(id, `${environment.siteUrl}${returnTo}`);
      if (started.kind !== "answer" || !mayBeOpened(started.data.url)) {
        const why = started.kind === "noAnswer" ? started.why : started.kind === "refused" ? started.name : "its URL";
        request.log.warn({ why }, "Brite began nothing");
        throw new Refusal("unavailable");
      }
      const { personalNumberLookup } = person;
      const briteSessionId = started.data.id;
      const token = await addLookup(db, { id, personalNumberLookup, briteSessionId, session: session ?? "" });
      return { token, url: started.data.url, id };
    },
  });

  app.route({
    ...at(briteCalls.results),
    schema: {
      operationId: "briteResults",
      summary: "How does it stand with the account?",
      description:
        "Another browser than the one that began hears `not_found`, and so does everybody after half an hour. `pending` " +
        "also while Brite does not answer.",
      tags,
      querystring: briteResultsQuery,
      response: { 200: briteResult.describe("How it stands"), ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      const { token } = request.query;
      await limits.take("accountResult", request, token);
      const row = await findLookup(db, token, sessionOf(request));
      if (row === undefined) throw new Refusal("not_found");
      return outcomeOf({ client, lookupKey: environment.personalNumberLookupKey, log: request.log }, row);
    },
  });
};
