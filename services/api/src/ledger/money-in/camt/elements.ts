import { SaxesParser } from "saxes";
import type { Bytes } from "../../bank-files/reader.ts";
import { CamtError } from "./error.ts";

export type XmlElement = {
  name: string;
  namespace: string;
  currency: string | undefined;
  text: string;
  children: XmlElement[];
  parent: XmlElement | undefined;
};

const mostBytes = 50_000_000;
const deepest = 40;
const longestText = 10_000;

/**
 * Streams through the file: each element of these names when it ends, with all that stands in it but others of these
 * names, which have been given out before.
 */
export async function* readElements(bytes: Bytes, names: ReadonlySet<string>): AsyncGenerator<XmlElement[]> {
  let ended: XmlElement[] = [];
  let open: XmlElement | undefined;
  let root: string | undefined;
  let depth = 0;
  let entries = 0;
  const wrong = (...[problem, element]: [ConstructorParameters<typeof CamtError>[0], string?]) =>
    new CamtError(problem, entries, element);

  const parser = new SaxesParser({ xmlns: true });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) throw wrong("encoding");
  });
  parser.on("doctype", () => {
    throw wrong("entities");
  });
  parser.on("error", ({ message }) => {
    throw wrong(/entity/i.test(message) ? "entities" : "xml");
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if ((depth += 1) > deepest) throw wrong("structure");
    root ??= uri;
    // What stands in another namespace is none of the message's elements, whatever it is called.
    const name = uri === root ? local : `{${uri}}${local}`;
    if (name === "Ntry") entries += 1;
    open = { name, namespace: uri, currency: attributes.Ccy?.value, text: "", children: [], parent: open };
  });
  const addText = (text: string) => {
    if (!open || text.trim() === "") return;
    open.text += text;
    if (open.text.length > longestText) throw wrong("structure", open.name);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    depth -= 1;
    if (!open) return;
    if (names.has(open.name)) ended.push(open);
    else open.parent?.children.push(open);
    open = open.parent;
  });

  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (part?: Buffer): string => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw wrong("encoding");
    }
  };
  let size = 0;
  for await (const part of bytes) {
    if ((size += part.length) > mostBytes) throw wrong("tooLarge");
    parser.write(decode(part));
    if (ended.length > 0) yield ended;
    ended = [];
  }
  parser.write(decode()).close();
  if (ended.length > 0) yield ended;
}

export const childrenAt = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );

export const childAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  childrenAt(element, ...path)[0];

export const textAt = (element: XmlElement | undefined, ...path: string[]): string | undefined => {
  const text = childAt(element, ...path)?.text.trim();
  return text === "" ? undefined : text;
};
