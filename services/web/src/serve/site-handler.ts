import { readFile } from "node:fs/promises";
import { createReadStream } from "node:fs";
import Negotiator from "negotiator";
import { LRUCache } from "lru-cache";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding } from "../release/manifest.ts";
import { isAssetPath } from "../release/file-kinds.ts";
import { readRequestUrl } from "./request.ts";
import { cacheControl } from "../headers/cache-control.ts";
import { sendError } from "./error-answers.ts";
import type { LiveSite, SiteFile, Variant } from "./live-site.ts";
import { without } from "../without.ts";

export type Coding = Encoding | "identity";

const ourOrder: Coding[] = ["br", "gzip", "identity"];

/** A header of Node's maximum length would take 100 ms to parse. */
const mostRead = 1000;

export const acceptedCodings = (header: string | undefined): readonly Coding[] =>
  new Negotiator({ headers: { "accept-encoding": header?.slice(0, mostRead) } }).encodings(ourOrder, {
    preferred: ourOrder,
  });

type FileCache = ReturnType<typeof createFileCache>;

const largestCachedBytes = 256 * 1024;
const mostCachedBytes = 64 * 1024 * 1024;

export const createFileCache = (maxSize = mostCachedBytes) =>
  new LRUCache<string, Buffer>({
    maxSize,
    // lru-cache refuses a size of zero.
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (path) => readFile(path),
    // Evicted while it is read, a file still reaches its reader.
    ignoreFetchAbort: true,
  });

const buildingPage = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Webbplatsen byggs</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; text-align: center;
  font: 1.125rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
p { margin: 0; max-width: 32ch; }
</style>
</head>
<body>
<main>
<h1>Webbplatsen byggs</h1>
<p>Vi är strax tillbaka. Sidan laddas om av sig själv, så du kan vänta kvar här.</p>
</main>
</body>
</html>
`;
const buildingRetrySeconds = 5;

const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

/** Headers are ASCII. */
const asLocation = (to: string) => to.replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);

/** What a visitor asked with goes along; a part of the page stays last. */
const withQuery = (to: string, query: string): string => {
  const [place = "", part] = asLocation(to).split("#", 2);
  const asked = query === "?" ? "" : place.includes("?") ? query.replace("?", "&") : query;
  return `${place}${asked}${part === undefined ? "" : `#${part}`}`;
};

export const createSiteHandler = (site: () => LiveSite | undefined, cache: FileCache) => {
  const sendVariant = (request: FastifyRequest, reply: FastifyReply, variant: Variant) => {
    reply.headers(variant.headers).header("content-length", variant.size);
    if (request.method === "HEAD") return reply.send();
    const cached = cache.get(variant.diskPath);
    if (cached !== undefined) return reply.send(cached);
    if (variant.size > largestCachedBytes) return reply.send(createReadStream(variant.diskPath));
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

  const sendRedirect = (reply: FastifyReply, location: string) =>
    reply
      .code(301)
      .header("location", location)
      .header("cache-control", cacheControl.revalidate)
      .header("content-length", 0)
      .send();

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
      if (live.isPage(`${path}/`)) return sendRedirect(reply, `${encodeURI(path)}/${query}`);
      const moved = live.redirect(path);
      if (moved !== undefined) return sendRedirect(reply, withQuery(moved, query));
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
