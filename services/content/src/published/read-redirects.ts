import type { Redirect } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { isInternal, splitHref } from "../links/href.ts";
import type { KnownAddresses } from "../links/known-addresses.ts";

/** One step each, past all that was renamed since. What leads nowhere is left out: the site then says that nothing is there. */
export function readRedirects(known: KnownAddresses): Redirect[] {
  const lead = (href: string, seen: readonly string[]): string | undefined => {
    if (!isInternal(href)) return href;
    const { path, rest } = splitHref(href);
    if (seen.includes(path)) return undefined;
    const redirect = known.redirects.get(path);
    if (redirect === undefined || known.at.get(path)?.isPublished === true) return href;
    const target = known.of(redirect.target);
    if (target?.isPublished === true) return target.address + (splitHref(redirect.href).rest || rest);
    return lead(redirect.href, [...seen, path]);
  };
  return [...known.redirects.keys()].flatMap((from) => {
    if (known.at.get(from)?.isPublished === true) return [];
    const to = lead(from, []);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
