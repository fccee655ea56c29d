import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint, PayloadHandler, PayloadRequest } from "payload";
import { sql } from "@payloadcms/db-postgres";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { z } from "zod";
import { isSeededCampaign } from "@hjarta-lunga/contract/campaigns.ts";
import { codesInUse, proposedCode } from "../campaigns/code.ts";
import { isArtworkName, readArtwork } from "../artwork.ts";
import { repositoryRoot } from "../repository.ts";
import { errorResponse } from "../calls/error-response.ts";
import { hasToken } from "./read-token.ts";
import { BrokenRecords } from "./collect.ts";
import { readPages } from "./read-pages.ts";
import { readSite } from "./read-site.ts";

/** The policy stops script in an SVG opened by itself. */
const headers = {
  "content-type": "image/svg+xml",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cache-control": "private, max-age=3600",
};

const get = (path: string, handler: PayloadHandler): Endpoint => ({ path, method: "get", handler });

export const forEditors =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    req.user === null ? errorResponse(req, 401, "unauthorized", "Log in to see this") : handler(req);

const wholeNumber = z.coerce.number().int().positive();

const uploaded =
  (collection: "artworks" | "media"): PayloadHandler =>
  async (req) => {
    const id = wholeNumber.safeParse(req.routeParams?.id).data;
    const found =
      id === undefined ? null : await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
    const { sizes, url: whole } = (found ?? {}) as { sizes?: { w480?: { url?: string | null } }; url?: string | null };
    const url = sizes?.w480?.url ?? whole;
    if (typeof url !== "string") return errorResponse(req, 404, "not_found", "There is no such drawing");
    return new Response(null, { status: 302, headers: { location: url, "cache-control": "private, max-age=60" } });
  };

const campaignCode: PayloadHandler = async (req) => {
  const occasion = req.searchParams.get("occasion") ?? "";
  const used = new Set((await codesInUse(req)).map(({ code }) => code));
  const isTaken = (code: string) => used.has(code) || isSeededCampaign(code);
  const code = proposedCode(occasion.slice(0, 300), new Date().getFullYear(), isTaken);
  return Response.json({ code }, { headers: { "cache-control": "no-store" } });
};

export const artworkEndpoints: Endpoint[] = [
  get("/artwork/uploaded/:id", forEditors(uploaded("artworks"))),
  get("/picture/uploaded/:id", forEditors(uploaded("media"))),
  get("/campaign-code", forEditors(campaignCode)),
  get(
    "/artwork",
    forEditors(() => Response.json(readArtwork(), { headers: { "cache-control": "private, max-age=60" } })),
  ),
  get(
    "/artwork/:name",
    forEditors(async (req) => {
      const name = req.routeParams?.name;
      if (!isArtworkName(name)) return errorResponse(req, 404, "not_found", "There is no such illustration");
      return new Response(await readFile(join(repositoryRoot(), "artwork", `${name}.svg`)), { headers });
    }),
  ),
];

export const healthEndpoint = get("/health", async (req) => {
  try {
    await req.payload.db.drizzle.execute(sql`select 1`);
    return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
  } catch {
    return errorResponse(req, 503, "unavailable", "The database does not answer");
  }
});

type Options = { readToken: string; contentUrl: string };

const apiRoute = "/content-api";
const mostPages = 1000;

const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(mostPages).default(500),
});

export const below = (path: string) => path.slice(apiRoute.length);

export function publishedEndpoints({ readToken, contentUrl }: Options): Endpoint[] {
  const guarded =
    (read: (req: PayloadRequest) => Promise<Response>) =>
    async (req: PayloadRequest): Promise<Response> => {
      if (!hasToken(req, readToken))
        return errorResponse(req, 401, "unauthorized", "The read token is missing or wrong");
      try {
        return await read(req);
      } catch (error) {
        req.payload.logger.error(error);
        // Only an editor can correct this: a retry, as after a 500, would not help.
        if (error instanceof BrokenRecords) return errorResponse(req, 422, "validation_failed", error.message);
        return errorResponse(req, 500, "internal", "The content could not be read");
      }
    };
  const answer = (body: object) => Response.json(body, { headers: { "cache-control": "no-store" } });
  return [
    get(
      below(publishedCalls.site.path),
      guarded(async (req) => answer(await readSite(req.payload, contentUrl))),
    ),
    get(
      below(publishedCalls.pages.path),
      guarded(async (req) => {
        const asked = paging.safeParse(Object.fromEntries(req.searchParams));
        if (!asked.success) return errorResponse(req, 400, "bad_request", `page is 1 or more, limit 1 to ${mostPages}`);
        return answer(await readPages(req.payload, contentUrl, asked.data));
      }),
    ),
  ];
}
