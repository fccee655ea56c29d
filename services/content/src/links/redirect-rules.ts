import { longest } from "@hjarta-lunga/contract/text-lengths.ts";
import { reservedSegments } from "@hjarta-lunga/contract/page-path.ts";
import { splitHref } from "./href.ts";
import { find, type KnownAddresses } from "./known-addresses.ts";
import { isRoute } from "./routes.ts";

type Verdict = string | true;

const wellFormed = /^\/(?!\/)[A-Za-z0-9._~!$&'()*+,;=:@%/-]*$/;

/** Addresses of earlier sites too, such as "/index.php". */
export function checkFrom(value: unknown, known: KnownAddresses): Verdict {
  if (typeof value !== "string" || value === "") return "Skriv den gamla adressen, till exempel /om-oss/historia/.";
  if (value.length > longest.href || !wellFormed.test(value))
    return "Skriv bara det som står efter webbplatsens namn, med snedstreck först, och utan frågetecken, nummertecken och mellanslag.";
  const { path } = splitHref(value);
  if (path === "/") return "Startsidan kan inte leda vidare.";
  const found = known.at.get(path);
  if (found?.isPublished === true && found.target.relationTo === "pages")
    return `På den adressen finns sidan ”${found.title}”. Byt adress på sidan i stället, så kommer omdirigeringen av sig själv.`;
  if (isRoute(path) || reservedSegments.includes(path.split("/")[1] ?? ""))
    return "Den adressen använder webbplatsen själv.";
  return true;
}

/** A redirect leads to a place, never to itself, and not to another that leads back. */
export function checkTo(href: unknown, from: unknown, known: KnownAddresses): Verdict {
  if (typeof href !== "string" || typeof from !== "string" || !href.startsWith("/")) return true;
  const start = splitHref(from).path;
  let { path } = splitHref(href);
  const seen = new Set<string>();
  while (!seen.has(path)) {
    if (path === start) return "Den leder tillbaka till sig själv. Välj ett annat mål.";
    seen.add(path);
    const next = known.redirects.get(path);
    if (next === undefined || find(known, path)?.isPublished === true) return true;
    ({ path } = splitHref(next.href));
  }
  return true;
}
