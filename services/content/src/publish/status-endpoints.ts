import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import type { Endpoint, PayloadRequest } from "payload";
import { mayOnSite } from "../access/roles.ts";
import { Refused } from "../calls/refused.ts";
import { brokenRecords } from "../published/broken-records.ts";
import { readPages } from "../published/read-pages.ts";
import { readSite } from "../published/read-site.ts";
import { errorResponse } from "../calls/error-response.ts";
import type { OnTheSite } from "./on-the-site.ts";
import type { Publisher } from "./publisher.ts";
import type { WebServer } from "./web-server.ts";

type Options = { webServer: WebServer; publisher: Publisher; contentUrl: string };

/** `null` when the web server does not answer. */
type ShownStatus = { status: PublishStatus | null };

const noStore = { headers: { "cache-control": "no-store" } };
const mayGoBack = ({ user }: PayloadRequest) => mayOnSite(user, "goBackToRelease");

/** After a start, before a build has read what is published. */
async function findBroken({ payload }: PayloadRequest, contentUrl: string): Promise<void> {
  if (brokenRecords.isKnown()) return;
  await readSite(payload, contentUrl);
  for (let page: number | null = 1; page !== null;)
    page = (await readPages(payload, contentUrl, { page, limit: 500 })).nextPage;
}

/** The page that failed the last build. */
async function pageToMend({ payload }: PayloadRequest, status: PublishStatus | null): Promise<string | null> {
  if (status?.page === undefined) return null;
  const where = { address: { equals: status.page } };
  const { docs } = await payload.find({ collection: "pages", where, depth: 0, limit: 1, pagination: false });
  return docs[0] === undefined ? null : `/admin/collections/pages/${docs[0].id}`;
}

export function publishStatusEndpoints({ webServer, publisher, contentUrl }: Options): Endpoint[] {
  const status = async () => (publisher.unsent() === null ? webServer.status() : null);
  return [
    {
      path: "/publish-status",
      method: "get",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
        return Response.json({ status: await status() } satisfies ShownStatus, noStore);
      },
    },
    {
      path: "/publish-status",
      method: "post",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to do this");
        if (!mayOnSite(req.user, "publishAgain")) throw new Refused("Det försöker en redaktör. Be någon av dem.", 403);
        publisher.request({ what: "Ett nytt försök", by: req.user.name });
        await publisher.flush();
        return Response.json({ status: await webServer.status() } satisfies ShownStatus);
      },
    },
    {
      path: "/on-the-site",
      method: "get",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
        await findBroken(req, contentUrl).catch((error: unknown) => req.payload.logger.error(error));
        const [shown, list] = await Promise.all([status(), webServer.releases()]);
        const body: OnTheSite = {
          status: shown,
          releases: list?.releases ?? [],
          broken: brokenRecords.all(),
          mend: await pageToMend(req, shown),
          mayGoBack: mayGoBack(req),
        };
        return Response.json(body, noStore);
      },
    },
    {
      path: "/on-the-site",
      method: "post",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to do this");
        if (!mayGoBack(req)) throw new Refused("Det gör en redaktör. Be någon av dem.", 403);
        const { release } = ((await req.json?.()) ?? {}) as { release?: unknown };
        if (typeof release !== "string") throw new Refused("Välj en utgåva att gå tillbaka till.");
        const answer = await webServer.goBack(release, req.user.name);
        if (answer === 404 || answer === 400)
          throw new Refused("Utgåvan finns inte kvar. Ladda om sidan och välj en annan.", 404);
        if (answer >= 400) throw new Refused("Webbplatsen svarar inte. Försök igen om en stund.", 503);
        return Response.json({ status: await webServer.status() } satisfies ShownStatus);
      },
    },
  ];
}
