import { commentCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { commentReceipt, myComments, myDataQuery } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { countingNew } from "../../platform/http/rate-limiter.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { addComment } from "./comments.ts";
import { createViewers } from "./viewer.ts";

export const commentRoute: Routes<ModuleDeps> = (app, given) => {
  const viewers = createViewers(given);
  app.route({
    ...at(commentCall),
    schema: {
      operationId: "comment",
      summary: "Writes to the charity",
      description:
        "It lands with staff, is acknowledged by mail and answered by mail. Once, however often its key comes.",
      tags: ["My pages"],
      querystring: myDataQuery,
      body: myComments,
      response: {
        200: commentReceipt.describe("Its number, and where the answer goes"),
        ...errorResponses(400, 401, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      await given.limits.take("myData", request, token);
      const viewer = await viewers.viewerOf(request, reply, token);
      if (viewer.access !== "bankId") throw new Refusal("unauthorized");
      const { person } = viewer;
      await given.limits.take("comment", request, person.id);
      const { receipt } = await countingNew(given.limits, ["comment", person.id], () =>
        addComment(given, person, request.body),
      );
      return receipt;
    },
  });
};
