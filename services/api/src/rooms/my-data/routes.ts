import { fetchMyDataCall, updateMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { myData, myDataChanged, myDataQuery, myDataUpdate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { BeforeChange, Changes } from "../../kinds/my-data-part.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { createForget } from "./forget.ts";
import { fetchMyData } from "./fetch.ts";
import { createViewers } from "./viewer.ts";

const tags = ["My pages"];

export const myDataRoutes: Routes<ModuleDeps> = (app, given) => {
  const { db, limits, myDataParts: parts } = given;
  const viewers = createViewers(given);
  const brought = Object.assign({}, ...parts.map((part) => part.changes)) as Partial<Changes>;
  const changes: Partial<Changes> = { ...brought, forget: createForget(given) };
  const before = Object.assign({}, ...parts.map((part) => part.before)) as Record<string, BeforeChange | undefined>;

  app.route({
    ...at(fetchMyDataCall),
    schema: {
      operationId: "fetchMyData",
      summary: "All that is somebody's: gifts, orders, the monthly gift, membership, cards, what is held of them",
      description:
        "By the token of a BankID identification for my pages, in its browser. Each call is a sign of life: without one it " +
        "ends after fifteen minutes. All bad tokens are one refusal.",
      tags,
      querystring: myDataQuery,
      response: { 200: myData.describe("What is theirs"), ...errorResponses(400, 401, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      await limits.take("myData", request, token);
      return fetchMyData(given, await viewers.viewerOf(request, reply, token));
    },
  });

  app.route({
    ...at(updateMyDataCall),
    schema: {
      operationId: "updateMyData",
      summary: "Change something of one's own",
      description:
        "`changed_meanwhile` when it is another by now than was shown: fetch and ask again. A change of a monthly gift is " +
        "done once, however often its key comes.",
      tags,
      querystring: myDataQuery,
      body: myDataUpdate,
      response: {
        200: myDataChanged.describe("What is changed"),
        ...errorResponses(400, 401, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      const { body } = request;
      await limits.take("myData", request, token);
      if (body.change === "logOut") await viewers.logOut(request, reply);
      if (body.change === "logOut") return { change: body.change };
      const viewer = await viewers.viewerOf(request, reply, token);
      if (body.change === "stay") return { change: body.change };
      if (viewer.access !== "bankId") throw new Refusal("unauthorized");
      const { person } = viewer;
      const run = changes[body.change];
      if (!run) throw new Refusal("not_found");
      await before[body.change]?.(person, body, request);
      const { afterwards, ...changed } = await db.transaction((tx) => run(tx, person, body as never, request));
      if (body.change === "forget") await viewers.logOut(request, reply);
      await afterwards?.();
      return { change: body.change, ...changed };
    },
  });
};
