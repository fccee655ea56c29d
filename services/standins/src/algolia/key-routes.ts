import type { FastifyPluginCallback } from "fastify";
import { requireRight, rightsOf } from "./access.ts";
import { refusals } from "./errors.ts";
import type { Algolia } from "./service.ts";

const writeRights = ["addObject", "deleteObject", "deleteIndex", "editSettings", "settings", "listIndexes", "browse"];

/** The keys there are. Each may ask what it may do itself. */
export const keyRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia: { keys } }, done) => {
  const known = [
    { value: keys.search, acl: ["search"], description: "Search only" },
    { value: keys.write, acl: ["search", ...writeRights], description: "The site's build" },
  ].map((key) => ({ ...key, createdAt: 0, validity: 0 }));

  app.get("/1/keys", (request) => {
    requireRight(request, keys, "write");
    return { keys: known };
  });
  app.get<{ Params: { key: string } }>("/1/keys/:key", (request) => {
    if (rightsOf(request, keys).length === 0) throw refusals.badKey();
    const key = known.find(({ value }) => value === request.params.key);
    if (key === undefined) throw refusals.noKey();
    return key;
  });
  done();
};
