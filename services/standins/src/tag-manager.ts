import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sufferFaults } from "./faults/suffer.ts";
import { allowAnySite } from "./http/answers.ts";
import type { Parties } from "./parties.ts";

/** Runs in the visitor's browser, in place of the container: reports each entry, earlier ones too. */
const recorder = (collectUrl: string): void => {
  const holder = window as unknown as { dataLayer?: unknown[] };
  const layer = (holder.dataLayer ??= []);
  const readable = (_key: string, value: unknown): unknown => {
    if (typeof value === "function") return "[function]";
    return value instanceof Node ? "[element]" : value;
  };
  const report = (entry: unknown): void => {
    const isArguments = Object.prototype.toString.call(entry) === "[object Arguments]";
    const plain = isArguments ? Array.from(entry as ArrayLike<unknown>) : entry;
    const body = JSON.stringify({ page: location.href, entry: plain }, readable);
    // Plain text needs no preflight, and `keepalive` outlives the page.
    void fetch(collectUrl, {
      method: "POST",
      body,
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "text/plain" },
    }).catch(() => undefined);
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    entries.forEach(report);
    return push(...entries);
  };
  layer.forEach(report);
};

const scriptFor = (collectUrl: string): string => `(${recorder.toString()})(${JSON.stringify(collectUrl)});\n`;

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
