import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyPluginCallback } from "fastify";
import type { ApprovedPetitions } from "@hjarta-lunga/contract/schemas/petitions.ts";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import type { PortalCalls } from "./calls.ts";
import { makePetitions } from "./petitions.ts";

type Deps = { calls: PortalCalls; faults: Faults };
type OfProduct = { Params: { product: string } };

/** The charity's name at the portal. */
const knownProduct = "hjarta-lunga";

const prepare = (answer: ApprovedPetitions) => {
  const plain = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`;
  return { plain, packed: gzipSync(plain), etag };
};

/** Approved petitions, for the build and for browsers on any site. */
export const researchPortalRoutes: FastifyPluginCallback<Deps> = (app, { calls, faults }, done) => {
  let prepared: ReturnType<typeof prepare> | undefined;

  // Before the faults: a browser may read nonsense too.
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    next();
  });
  sufferFaults(app, faults, "researchPortal");
  app.addHook("onResponse", (request, reply, next) => {
    calls.add(request.url, request.headers.origin ?? "", reply.statusCode);
    next();
  });

  app.get<OfProduct>("/:product/petitions/approved/", (request, reply) => {
    if (request.params.product !== knownProduct) return reply.code(404).send({ error: "unknown product" });
    prepared ??= prepare({ petitions: makePetitions() });
    const { plain, packed, etag } = prepared;
    reply.header("etag", etag).header("cache-control", "no-cache").header("vary", "accept-encoding");
    if (request.headers["if-none-match"]?.includes(etag) === true) return reply.code(304).send();
    reply.type("application/json; charset=utf-8");
    const takesGzip = String(request.headers["accept-encoding"]).includes("gzip");
    return takesGzip ? reply.header("content-encoding", "gzip").send(packed) : reply.send(plain);
  });
  done();
};
