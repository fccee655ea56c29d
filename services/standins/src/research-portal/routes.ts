import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { ApprovedPetitions } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { allowAnySite } from "../http/answers.ts";
import type { Parties } from "../parties.ts";
import { makePetitions } from "./petitions.ts";

/** A build has no origin, a visitor's browser has the site's. */
export type PortalCall = { path: string; origin: string; status: number };
type OfProduct = { Params: { product: string } };

const knownProduct = "hjarta-lunga";

const prepare = (answer: ApprovedPetitions) => {
  const plain = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`;
  return { plain, packed: gzipSync(plain), etag };
};

export const researchPortalRoutes = (app: FastifyInstance, { portalCalls, faults }: Parties) => {
  let prepared: ReturnType<typeof prepare> | undefined;

  // Before the faults: a browser may read nonsense too.
  allowAnySite(app);
  sufferFaults(app, faults, "researchPortal");
  app.addHook("onResponse", (request, reply, next) => {
    portalCalls.add({ path: request.url, origin: request.headers.origin ?? "", status: reply.statusCode });
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
};
