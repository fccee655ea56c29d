import { type PublishStatus, publishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import type { Endpoint } from "payload";
import { mayOnSite } from "../access/roles.ts";
import { Refused } from "../calls/refused.ts";
import { errorResponse } from "../published/respond.ts";
import type { Publisher } from "./publisher.ts";

type Options = { url: string; token: string; publisher: Publisher };

/** `null` when the web server does not answer. */
type ShownStatus = { status: PublishStatus | null };

async function ask({ url, token }: Options): Promise<PublishStatus | null> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(3000),
    });
    return response.ok ? publishStatus.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

export function publishStatusEndpoints(options: Options): Endpoint[] {
  return [
    {
      path: "/publish-status",
      method: "get",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
        const isUnsent = options.publisher.unsent() !== null;
        const body: ShownStatus = { status: isUnsent ? null : await ask(options) };
        return Response.json(body, { headers: { "cache-control": "no-store" } });
      },
    },
    {
      path: "/publish-status",
      method: "post",
      handler: async (req) => {
        if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to do this");
        if (!mayOnSite(req.user, "publishAgain")) throw new Refused("Det försöker en redaktör. Be någon av dem.", 403);
        options.publisher.request("En redaktör bad om ett nytt försök");
        await options.publisher.flush();
        return Response.json({ status: await ask(options) } satisfies ShownStatus);
      },
    },
  ];
}
