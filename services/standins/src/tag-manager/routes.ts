import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sufferFaults } from "../faults/suffer.ts";
import { allowAnySite } from "../http/any-site.ts";
import type { Parties } from "../parties.ts";
import { scriptFor } from "./script.ts";

export type DataLayerEntry = { page: string; entry: unknown };

const collected = z.object({ page: z.string().max(4_000), entry: z.unknown() });

export const tagManagerRoutes = (app: FastifyInstance, { entries, faults }: Parties) => {
  sufferFaults(app, faults, "tagManager");
  allowAnySite(app);
  app.get("/gtm.js", (request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-store")
      .send(scriptFor(`${request.protocol}://${request.host}/tag-manager/collect`)),
  );
  app.post("/tag-manager/collect", async ({ body }, reply) => {
    const { page, entry } = collected.parse(JSON.parse(String(body)));
    entries.add({ page, entry: entry ?? null });
    return reply.code(204).send();
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send());
};
