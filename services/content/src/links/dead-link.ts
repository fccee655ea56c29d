import type { PayloadRequest } from "payload";
import { isInternal, splitHref } from "./href.ts";
import { knownAddresses, type KnownAddresses } from "./known-addresses.ts";
import { isRoute } from "./routes.ts";

/** The reason for which a link would lead a visitor nowhere. */
export function deadLink(href: unknown, known: KnownAddresses): string | undefined {
  if (!isInternal(href)) return undefined;
  const { path } = splitHref(href);
  const found = known.at.get(path);
  if (found?.isPublished === true || isRoute(path) || known.redirects.has(path)) return undefined;
  if (found !== undefined)
    return `Sidan ”${found.title}” är inte publicerad. Publicera den först, eller länka till en annan sida.`;
  return path.endsWith("/")
    ? `Sidan ${path} finns inte. Välj en sida, eller rätta adressen.`
    : `Dokumentet ${path} finns inte. Välj ett dokument, eller rätta adressen.`;
}

/** Drafts are not asked: Payload validates what is published. The seed links to pages that it has yet to publish. */
export async function refuseDeadLink(
  href: unknown,
  req: PayloadRequest,
  verdict: string | true,
): Promise<string | true> {
  if (verdict !== true || !isInternal(href) || req.context.skipsPublish === true) return verdict;
  return deadLink(href, await knownAddresses(req)) ?? true;
}
