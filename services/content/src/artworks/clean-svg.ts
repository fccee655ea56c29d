import { artworkSize } from "@hjarta-lunga/contract/artworks.ts";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { Refused } from "../calls/refused.ts";
import { elements, isName, isTransform, properties, referring, silent } from "./svg-allowed.ts";
import { costOf, type SvgElement } from "./svg-cost.ts";
import { keptDeclarations, keptStyle } from "./svg-style.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const mostElements = 20_000;
const deepest = 60;
/** A card is 900 wide: more than this is a mistake, or an attempt to make the browser work. */
const largestNumber = 100_000;

const unreadable = "SVG-filen går inte att läsa. Exportera den igen ur ritprogrammet.";
const contains = (what: string) =>
  `Teckningen innehåller ${what}, som ett kort inte får ha. Ta bort det, eller gör om det till former, och ladda upp den igen.`;
const tooHeavy = "Teckningen har för många delar för ett kort. Förenkla den i ritprogrammet och ladda upp den igen.";

const names: Readonly<Record<string, string>> = {
  script: "skript",
  foreignObject: "en del av en webbsida",
  image: "en inbäddad bild",
  text: "text",
  tspan: "text",
  textPath: "text",
  a: "en länk",
  animate: "en animering",
  animateTransform: "en animering",
  animateMotion: "en animering",
  set: "en animering",
};
const refuse = (reason: string): never => {
  throw new Refused(reason);
};

function keptAttributes({ local, attributes }: SaxesTagNS): Map<string, string> {
  const own = elements[local] ?? {};
  const kept = new Map<string, string>();
  for (const { local: name, prefix, uri, value: given } of Object.values(attributes)) {
    const value = given.trim();
    if (/^on/i.test(name)) refuse(contains("skript"));
    if (/url\((?!\s*["']?#)/i.test(value)) refuse(contains("en hänvisning till något utanför filen"));
    if (name === "href" && referring.has(local)) {
      if (!value.startsWith("#") || !isName(value.slice(1))) refuse(contains("en hänvisning till något utanför filen"));
      kept.set("href", value);
      continue;
    }
    if (prefix !== "" || uri !== "") continue;
    if ((name === "id" && isName(value)) || (name === "class" && value.split(/\s+/).every(isName)))
      kept.set(name, value);
    else if (name === "style") kept.set(name, keptDeclarations(value));
    else if (name === "transform" && isTransform(value)) kept.set(name, value);
    else if (
      Object.hasOwn(own, name) ? own[name]?.(value) : Object.hasOwn(properties, name) && properties[name]?.(value)
    )
      kept.set(name, value);
  }
  for (const value of kept.values()) {
    if ((value.match(/\d+(?:\.\d+)?(?:[eE]\+?\d+)?/g) ?? []).some((each) => Number(each) > largestNumber))
      refuse("Teckningen har mått som är alldeles för stora. Exportera den igen ur ritprogrammet.");
  }
  return kept;
}

type Read = { root: SaxesTagNS; drawing: SvgElement; style: string };

function read(text: string): Read {
  const parser = new SaxesParser({ xmlns: true });
  const drawing: SvgElement = { name: "g", attributes: new Map(), children: [] };
  const open: SvgElement[] = [drawing];
  let root: SaxesTagNS | undefined;
  let style = "";
  let unseen = 0;
  let inStyle = 0;
  let count = 0;
  parser.on("error", () => refuse(unreadable));
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) refuse(contains("egna förkortningar (entiteter)"));
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target !== "xml") refuse(contains("en hänvisning till något utanför filen"));
  });
  parser.on("opentag", (tag) => {
    count += 1;
    if (count > mostElements || open.length + unseen > deepest) refuse(tooHeavy);
    const { local, uri } = tag;
    if (root === undefined) {
      if (local !== "svg" || uri !== svgNamespace) refuse(unreadable);
      keptAttributes(tag);
      root = tag;
      return;
    }
    // Notes of drawing programs are elements of a namespace of their own.
    if (unseen > 0 || inStyle > 0 || uri !== svgNamespace || silent.has(local)) unseen += 1;
    else if (local === "style") inStyle += 1;
    else if (!Object.hasOwn(elements, local)) refuse(contains(names[local] ?? `elementet <${local}>`));
    else {
      const element = { name: local, attributes: keptAttributes(tag), children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    }
  });
  parser.on("closetag", () => {
    if (unseen > 0) unseen -= 1;
    else if (inStyle > 0) inStyle -= 1;
    else open.pop();
  });
  const note = (part: string) => {
    if (inStyle > 0 && unseen === 0) style += part;
  };
  parser.on("text", note);
  parser.on("cdata", note);
  parser.write(text).close();
  if (root === undefined) throw new Refused(unreadable);
  return { root, drawing, style };
}

const plain = (value: string | undefined) => /^\s*([\d.]+)\s*(?:px)?\s*$/.exec(value ?? "")?.[1];

/** Where on its own canvas the drawing lies. */
function frameOf({ attributes }: SaxesTagNS) {
  const value = (name: string) => attributes[name]?.value;
  const box = (value("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] =
    box.length === 4 ? box : [0, 0, Number(plain(value("width"))), Number(plain(value("height")))];
  if (![x, y].every(Number.isFinite) || !(width > 0 && height > 0) || Math.max(width, height) > largestNumber)
    throw new Refused("SVG-filen säger inte hur stor teckningen är. Exportera den med mått, till exempel 900 × 1200.");
  return { x, y, width, height };
}

const escaped = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function written({ name, attributes, children }: SvgElement): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  return children.length === 0 ? `<${name}${given}/>` : `<${name}${given}>${children.map(written).join("")}</${name}>`;
}

export type CleanSvg = { svg: string; width: number; height: number };

/** Read by a strict parser and written anew from what may be in a drawing: nothing of the file itself is kept. */
export function cleanSvg(file: Buffer): CleanSvg {
  const { root, drawing, style } = read(file.toString("utf8").replace(/^\uFEFF/, ""));
  const { x, y, width, height } = frameOf(root);
  const rules = keptStyle(style);
  for (const name of Object.keys(properties)) {
    const value = root.attributes[name]?.value.trim();
    if (value !== undefined && properties[name]?.(value) === true) drawing.attributes.set(name, value);
  }
  const classes = root.attributes.class?.value.trim();
  if (classes?.split(/\s+/).every(isName) === true) drawing.attributes.set("class", classes);
  if (costOf(drawing, [rules]) > mostElements) refuse(tooHeavy);
  const scale = [artworkSize.width / width, artworkSize.height / height].map((each) => Number(each.toPrecision(8)));
  const moves = [
    ...(scale.some((each) => each !== 1) ? [`scale(${scale.join(" ")})`] : []),
    ...(x !== 0 || y !== 0 ? [`translate(${-x} ${-y})`] : []),
  ];
  if (moves.length > 0) drawing.attributes.set("transform", moves.join(" "));
  const whole = drawing.attributes.size === 0 ? drawing.children.map(written).join("") : written(drawing);
  const { width: w, height: h } = artworkSize;
  const head = `<svg xmlns="${svgNamespace}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;
  return { svg: `${head}${rules === "" ? "" : `<style>${rules}</style>`}${whole}</svg>`, width, height };
}
