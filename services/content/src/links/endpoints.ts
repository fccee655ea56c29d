import type { Endpoint } from "payload";
import { errorResponse } from "../calls/error-response.ts";
import { knownAddresses } from "./known-addresses.ts";
import { isRoute } from "./routes.ts";

export type LinkTarget = { address: string; title: string; kind: "page" | "document"; isPublished: boolean };

/** What a link can be set to: asked once by the screens, which search in it while one types. */
export const linkEndpoints: Endpoint[] = [
  {
    path: "/link-targets",
    method: "get",
    handler: async (req) => {
      if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
      const { at } = await knownAddresses(req);
      const targets = [...at.values()].map(({ address, title, target, isPublished }): LinkTarget => {
        const kind = target.relationTo === "pages" ? "page" : "document";
        return { address, title, kind, isPublished: isPublished || isRoute(address) };
      });
      targets.sort((a, b) => a.title.localeCompare(b.title, "sv"));
      return Response.json({ targets }, { headers: { "cache-control": "no-store" } });
    },
  },
];
