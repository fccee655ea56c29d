import { createHash, timingSafeEqual } from "node:crypto";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { BrokenRecords } from "./collect.ts";
import { readPages } from "./read-pages.ts";
import { readSite } from "./read-site.ts";
import { errorResponse } from "./respond.ts";

type Options = { readToken: string; contentUrl: string };

const apiRoute = "/content-api";
const mostPages = 1000;

const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(mostPages).default(500),
});

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests have equal lengths, which timingSafeEqual needs. */
function hasToken(req: Pick<PayloadRequest, "headers">, token: string): boolean {
  return timingSafeEqual(digest(req.headers.get("authorization") ?? ""), digest(`Bearer ${token}`));
}

const below = (path: string) => path.slice(apiRoute.length);

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
    {
      path: below(publishedCalls.site.path),
      method: "get",
      handler: guarded(async (req) => answer(await readSite(req.payload, contentUrl))),
    },
    {
      path: below(publishedCalls.pages.path),
      method: "get",
      handler: guarded(async (req) => {
        const asked = paging.safeParse(Object.fromEntries(req.searchParams));
        if (!asked.success) return errorResponse(req, 400, "bad_request", `page is 1 or more, limit 1 to ${mostPages}`);
        return answer(await readPages(req.payload, contentUrl, asked.data));
      }),
    },
  ];
}
