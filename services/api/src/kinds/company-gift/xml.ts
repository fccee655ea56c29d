export type XmlElement = { name: string; content: string | XmlElement[]; attributes: Record<string, string> };

export const element = (
  name: string,
  content: string | (XmlElement | null)[],
  attributes: Record<string, string> = {},
): XmlElement => ({
  name,
  content: typeof content === "string" ? content : content.filter((child) => child !== null),
  attributes,
});

const neverInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escaped = (text: string): string =>
  text.replaceAll(neverInXml, "").replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

const lines = ({ name, content, attributes }: XmlElement, indent: string): string[] => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join("")}>`;
  if (typeof content === "string") return [`${open}${escaped(content)}</${name}>`];
  return [open, ...content.flatMap((child) => lines(child, `${indent}  `)), `${indent}</${name}>`];
};

export const xmlDocument = (root: XmlElement): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines(root, "")].join("\n")}\n`;
