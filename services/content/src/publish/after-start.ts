import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { Publisher } from "./publisher.ts";
import type { WebServer } from "./web-server.ts";

const askAgainMs = 10_000;

const collections = [
  ...(["pages", "giftProducts", "membershipKinds", "articles", "campaigns"] as const),
  ...(["documents", "redirects", "artworks", "translations"] as const),
] satisfies CollectionSlug[];
const globals = ["siteConfiguration", "navigation", "postage"] as const satisfies GlobalSlug[];

async function newestChange(payload: Payload): Promise<number> {
  const newest = collections.map(async (collection): Promise<string | undefined> => {
    const only = { sort: "-updatedAt", limit: 1, pagination: false, depth: 0, trash: true } as const;
    const { docs } = await payload.find({ collection, ...only });
    return docs[0]?.updatedAt;
  });
  const kept = globals.map(
    async (slug): Promise<string | null | undefined> => (await payload.findGlobal({ slug, depth: 0 })).updatedAt,
  );
  const times = await Promise.all([...newest, ...kept]);
  return Math.max(...times.map((time) => Date.parse(time ?? "1970-01-01T00:00:00Z")));
}

type Options = { webServer: Pick<WebServer, "status">; publisher: Pick<Publisher, "request"> };

/**
 * A save and its press are two things: who stops in between leaves what is published and not on the site. False while
 * the web server does not answer.
 */
export async function tellWhatWasNotTold(payload: Payload, { webServer, publisher }: Options): Promise<boolean> {
  const status = await webServer.status();
  if (status === null) return false;
  const told = status.askedAt ?? status.liveSince;
  if (told !== null && (await newestChange(payload)) > Date.parse(told))
    publisher.request({ what: "Det som ändrades innan innehållstjänsten startade om" });
  return true;
}

export function keepPromises(payload: Payload, options: Options): void {
  const look = () => {
    void tellWhatWasNotTold(payload, options)
      .catch((error: unknown) => {
        payload.logger.warn(`What was saved before the start could not be looked at: ${String(error)}`);
        return false;
      })
      .then((isDone) => {
        if (!isDone) setTimeout(look, askAgainMs).unref();
      });
  };
  look();
}
