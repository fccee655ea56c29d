export type Target = { relationTo: "pages" | "documents"; value: number };

/** "/om-oss#kontakt" is the page "/om-oss/" and the rest "#kontakt". */
export function splitHref(href: string): { path: string; rest: string } {
  const [written = ""] = /^[^?#]*/.exec(href) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(written);
  const path = written.endsWith("/") || isFile ? written : `${written}/`;
  return { path, rest: href.slice(written.length) };
}

export const isInternal = (href: unknown): href is string =>
  typeof href === "string" && href.startsWith("/") && !href.startsWith("//");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

type Link = {
  /** Holds the address by its key, and beside it the reference. */
  holder: Record<string, unknown>;
  key: "href" | "url";
  href: string;
  /** Of the field on the editors' form. */
  path: string;
};

/** Links of blocks, menus and the banner have an `href`; those of rich text a `url` among their node's fields. */
export function linksIn(value: unknown, path = ""): Link[] {
  if (!isRecord(value)) return [];
  const found: Link[] = [];
  if (typeof value.href === "string" && value.href !== "")
    found.push({ holder: value, key: "href", href: value.href, path: path === "" ? "href" : `${path}.href` });
  if (isRecord(value.fields) && typeof value.fields.url === "string" && String(value.type).endsWith("link"))
    found.push({ holder: value.fields, key: "url", href: value.fields.url, path });
  // The form knows a rich text as a whole.
  const isTree = isRecord(value.root);
  for (const [name, inside] of Object.entries(value)) {
    if (name === "reference" || name === "media") continue;
    const isInText = isTree || "version" in value;
    found.push(...linksIn(inside, isInText || path === "" ? path || name : `${path}.${name}`));
  }
  return found;
}

export function targetOf(reference: unknown): Target | undefined {
  if (!isRecord(reference)) return undefined;
  const { relationTo } = reference;
  const value = isRecord(reference.value) ? reference.value.id : reference.value;
  if ((relationTo !== "pages" && relationTo !== "documents") || typeof value !== "number") return undefined;
  return { relationTo, value };
}
