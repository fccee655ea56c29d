import type { FastifyInstance } from "fastify";
import { ThirdPartyError, type Fetched, type FetchThirdParty } from "./fetch-third-party.ts";
import { sendError } from "../serve/error-answers.ts";
import type { ListedUrl } from "./listed-url.ts";

const cachedSeconds = 300;
const failedSeconds = 10;

const cacheFetched = (fetch: FetchThirdParty, now: () => number): FetchThirdParty => {
  const cached = new Map<string, { answer: Promise<Fetched>; untilMs: number }>();
  return (listed) => {
    const before = cached.get(listed.url);
    if (before && now() < before.untilMs) return before.answer;
    const answer = fetch(listed);
    const entry = { answer, untilMs: now() + cachedSeconds * 1_000 };
    cached.set(listed.url, entry);
    answer.catch(() => (entry.untilMs = now() + failedSeconds * 1_000));
    return answer;
  };
};

const thirdPartyPath = "/__third-party-proxy";

const longestUrl = 2048;
const cacheHeader = `public, max-age=${cachedSeconds}`;

export type ThirdParty = { list: readonly ListedUrl[]; fetch: FetchThirdParty; now?: () => number };

/** For scripts in a web worker, which cannot read other hosts. */
export const registerThirdParty = (app: FastifyInstance, { list, fetch, now = Date.now }: ThirdParty) => {
  const fetchCached = cacheFetched(fetch, now);
  const places = new Map(list.map((entry, place) => [entry.url, { entry, place }]));

  app.route({
    method: ["GET", "HEAD"],
    url: thirdPartyPath,
    handler: async (request, reply) => {
      const mark = (request.raw.url ?? "").indexOf("?");
      const urls = new URLSearchParams(mark === -1 ? "" : request.raw.url?.slice(mark)).getAll("url");
      const [url = ""] = urls;
      const found = urls.length === 1 && url.length <= longestUrl ? places.get(url) : undefined;
      if (found === undefined) return sendError(request, reply, 404, "There is nothing at this URL");

      try {
        const { type, body } = await fetchCached(found.entry);
        request.log.info({ listed: found.place, status: 200, bytes: body.length }, "third party");
        return await reply
          .header("content-type", type)
          .header("cache-control", cacheHeader)
          .header("cross-origin-resource-policy", "same-origin")
          .send(body);
      } catch (error) {
        if (!(error instanceof ThirdPartyError)) throw error;
        request.log.warn({ listed: found.place, status: error.status, why: error.message }, "third party");
        return sendError(request, reply, error.status, "The other site did not give an answer that we pass on");
      }
    },
  });
};
