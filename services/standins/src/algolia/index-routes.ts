import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import { requireRight } from "./access.ts";
import { writeAction } from "./indexes.ts";
import type { Algolia } from "./service.ts";

type OfIndex = { Params: { index: string }; Body: Record<string, unknown> };

const batch = z.object({ requests: z.array(writeAction) });
const destination = z.string().min(1);
const operation = z.discriminatedUnion("operation", [
  z.strictObject({ operation: z.literal("move"), destination }),
  z.object({ operation: z.literal("copy"), destination, scope: z.array(z.enum(["settings", "rules", "synonyms"])) }),
]);

export const indexRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  const { keys, indexes } = algolia;
  const now = () => new Date().toISOString();
  const updated = (taskID: number) => ({ taskID, updatedAt: now() });
  app.addHook("onRequest", requireRight(keys, "write"));

  app.get("/1/indexes", () => ({ items: indexes.all(), nbPages: 1 }));
  app.post<OfIndex>("/1/indexes/:index/batch", ({ params: { index }, body }) => {
    const { requests } = batch.parse(body);
    const objectIDs = requests.map((request) => request.body.objectID);
    return { taskID: indexes.write(index, requests), objectIDs };
  });
  app.delete<OfIndex>("/1/indexes/:index", ({ params: { index } }) => ({
    taskID: indexes.remove(index),
    deletedAt: now(),
  }));
  app.get<OfIndex>("/1/indexes/:index/settings", ({ params: { index } }) => indexes.settingsOf(index));
  app.put<OfIndex>("/1/indexes/:index/settings", ({ params: { index }, body }) =>
    updated(indexes.changeSettings(index, body)),
  );
  app.post<OfIndex>("/1/indexes/:index/operation", ({ params: { index }, body }) => {
    const asked = operation.parse(body);
    if (asked.operation === "move") return updated(indexes.move(index, asked.destination));
    return updated(indexes.copy(index, asked.destination, asked.scope));
  });
  app.get("/1/indexes/:index/task/:task", () => ({ status: "published", pendingTask: false }));
  done();
};
