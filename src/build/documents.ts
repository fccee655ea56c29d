import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { documentSize } from "@hjarta-lunga/contract/documents.ts";
import type { PublishedDocument, RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ContentSource } from "./content-client.ts";
import { fetchKept } from "./kept-files.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

const fetchedAtOnce = 4;

type Named = { label: string; href: string };
type Anchor = Exclude<RichTextNode, string> & { href: string };

const isNamed = (part: object): part is Named =>
  "label" in part && typeof part.label === "string" && "href" in part && typeof part.href === "string";
const isAnchor = (part: object): part is Anchor =>
  "tag" in part && part.tag === "a" && "href" in part && typeof part.href === "string";

/** Editors' files: those that something links to come to the site, and their links say what one gets. */
export function createDocuments(source: ContentSource, projectRoot: string, documents: PublishedDocument[]) {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const wanted = new Set<PublishedDocument>();
  const fetching = limitConcurrency(fetchedAtOnce);

  const linkedTo = ({ href }: { href: string }) => {
    const document = byPath.get(href.replace(/[?#].*/, ""));
    if (document !== undefined) wanted.add(document);
    return document;
  };

  function described(content: unknown): unknown {
    if (Array.isArray(content)) return content.map(described);
    if (typeof content !== "object" || content === null) return content;
    const document = isNamed(content) || isAnchor(content) ? linkedTo(content) : undefined;
    if (document === undefined)
      return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, described(part)]));
    const size = ` (${documentSize(document.bytes)})`;
    return isNamed(content)
      ? { ...content, label: `${content.label}${size}` }
      : { ...content, children: [...((content as Anchor).children ?? []), size] };
  }

  async function store({ path: place, url }: PublishedDocument): Promise<void> {
    const file = path.join(projectRoot, "public", place);
    const content = await fetching(() => fetchKept(source, projectRoot, url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  return {
    links: <Content>(content: Content) => described(content) as Content,
    /** After all links have been seen. */
    fetch: () => Promise.all([...wanted].map(store)),
  };
}
