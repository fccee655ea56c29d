import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint } from "payload";
import { isArtworkName, readArtwork } from "../artwork.ts";
import { repositoryRoot } from "../repository.ts";
import { errorResponse } from "./respond.ts";

/** The policy stops script in an SVG opened by itself. */
const headers = {
  "content-type": "image/svg+xml",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cache-control": "private, max-age=3600",
};

const listEndpoint: Endpoint = {
  path: "/artwork",
  method: "get",
  handler: (req) => {
    if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
    return Response.json(readArtwork(), { headers: { "cache-control": "private, max-age=60" } });
  },
};

const fileEndpoint: Endpoint = {
  path: "/artwork/:name",
  method: "get",
  handler: async (req) => {
    if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
    const name = req.routeParams?.name;
    if (!isArtworkName(name)) {
      return errorResponse(req, 404, "not_found", "There is no such illustration");
    }
    return new Response(await readFile(join(repositoryRoot(), "artwork", `${name}.svg`)), { headers });
  },
};

export const artworkEndpoints: Endpoint[] = [listEndpoint, fileEndpoint];
