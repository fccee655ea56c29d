import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import type { Entries } from "./entries.ts";
import { scriptFor } from "./script.ts";

type Deps = { entries: Entries; faults: Faults };

const collected = z.object({ page: z.string().max(4_000), entry: z.unknown() });

/** The container, and where it reports. Reached from any site, without cookies. */
export const tagManagerRoutes: FastifyPluginCallback<Deps> = (app, { entries, faults }, done) => {
  sufferFaults(app, faults, "tagManager");
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    next();
  });
  app.get("/gtm.js", (request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-store")
      .send(scriptFor(`${request.protocol}://${request.host}/tag-manager/collect`)),
  );
  app.post("/tag-manager/collect", async ({ body }, reply) => {
    const { page, entry } = collected.parse(JSON.parse(String(body)));
    entries.add(page, entry ?? null);
    return reply.code(204).send();
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send());
  done();
};

export const tagManagerControl: FastifyPluginCallback<{ entries: Entries }> = (app, { entries }, done) => {
  app.get("/tag-manager", () => entries.all());
  done();
};
