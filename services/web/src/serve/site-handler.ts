import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isAssetPath } from "../release/file-kinds.ts";
import { acceptedCodings } from "./accept-encoding.ts";
import { readRequestUrl } from "./request-url.ts";
import { buildingPage, buildingRetrySeconds } from "./building-page.ts";
import { cacheControl } from "./cache-control.ts";
import { sendError } from "./error-answers.ts";
import type { FileCache } from "./file-cache.ts";
import { largestKeptBytes } from "./file-cache.ts";
import type { LiveSite, SiteFile, Variant } from "./live-site.ts";
import { without } from "../without.ts";

const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

export const createSiteHandler = (site: () => LiveSite | undefined, cache: FileCache) => {
  const sendVariant = (request: FastifyRequest, reply: FastifyReply, variant: Variant) => {
    reply.headers(variant.headers).header("content-length", variant.size);
    if (request.method === "HEAD") return reply.send();
    const kept = cache.get(variant.diskPath);
    if (kept !== undefined) return reply.send(kept);
    if (variant.size > largestKeptBytes) return reply.send(createReadStream(variant.diskPath));
    return cache.fetch(variant.diskPath).then((content) => reply.send(content));
  };

  const sendFile = (request: FastifyRequest, reply: FastifyReply, live: LiveSite, file: SiteFile) => {
    const variant = live.variant(file, acceptedCodings(request.headers["accept-encoding"]));
    if (!matchesEtag(request.headers["if-none-match"], variant.etag)) return sendVariant(request, reply, variant);
    return reply
      .code(304)
      .headers(without(variant.headers, "content-type", "content-encoding"))
      .send();
  };

  /** Never cached, and never answered with 304. */
  const sendErrorPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    live: LiveSite,
    page: SiteFile,
    status: 404 | 500,
  ) => {
    const variant = live.variant(page, acceptedCodings(request.headers["accept-encoding"]));
    const headers = without(variant.headers, "etag");
    const cacheHeader = status === 404 ? cacheControl.revalidate : cacheControl.never;
    reply.code(status);
    return sendVariant(request, reply, { ...variant, headers: { ...headers, "cache-control": cacheHeader } });
  };

  const notFound = (request: FastifyRequest, reply: FastifyReply, live: LiveSite, path: string) => {
    const page = isAssetPath(path) ? undefined : live.notFoundPage(path);
    if (page === undefined) return sendError(request, reply, 404, "There is nothing at this URL");
    return sendErrorPage(request, reply, live, page, 404);
  };

  const building = (reply: FastifyReply) =>
    reply
      .code(503)
      .header("retry-after", buildingRetrySeconds)
      .header("cache-control", cacheControl.never)
      .type("text/html; charset=utf-8")
      .send(buildingPage);

  return {
    answer(request: FastifyRequest, reply: FastifyReply) {
      const target = request.raw.url ?? "";
      const url = readRequestUrl(target);
      if (url.kind === "refused") return sendError(request, reply, url.status, url.why);
      const live = site();
      if (live === undefined) return building(reply);
      if (url.kind === "nowhere") return notFound(request, reply, live, target.split("?", 1)[0] ?? "");
      const { path, query } = url;

      const file = live.find(path);
      if (file !== undefined) return sendFile(request, reply, live, file);
      if (live.isPage(`${path}/`)) {
        return reply
          .code(301)
          .header("location", `${encodeURI(path)}/${query}`)
          .header("cache-control", cacheControl.revalidate)
          .header("content-length", 0)
          .send();
      }
      const rewritten = isAssetPath(path) ? undefined : live.rewrite(path);
      if (rewritten !== undefined) return sendFile(request, reply, live, rewritten);
      return notFound(request, reply, live, path);
    },

    fault(request: FastifyRequest, reply: FastifyReply) {
      const live = site();
      const page = live?.errorPage;
      const path = (request.raw.url ?? "").split("?", 1)[0] ?? "";
      const forPeople = (request.method === "GET" || request.method === "HEAD") && !isAssetPath(path);
      if (live === undefined || page === undefined || !forPeople) {
        return sendError(request, reply, 500, "Something went wrong on our side");
      }
      return sendErrorPage(request, reply, live, page, 500);
    },
  };
};
