import type { Encoding } from "../release/manifest.ts";

export type Coding = Encoding | "identity";

const aliases: Record<string, Coding | "*"> = {
  br: "br",
  gzip: "gzip",
  "x-gzip": "gzip",
  identity: "identity",
  "*": "*",
};
/** Where the client has no preference: the smallest first. */
const ourOrder: readonly Coding[] = ["br", "gzip", "identity"];

const qualityOf = (parameters: string[]) => {
  const given = parameters.map((parameter) => /^\s*q\s*=\s*([0-9.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  const quality = given === undefined ? 1 : Number(given);
  return Number.isNaN(quality) ? 0 : Math.min(quality, 1);
};

/** The codings a client takes, best first (RFC 9110, 12.5.3). Without a header only the plain form is certain. */
export const acceptedCodings = (header: string | undefined): readonly Coding[] => {
  if (header === undefined) return ["identity"];
  const wanted = new Map<Coding | "*", number>();
  for (const item of header.split(",")) {
    const [name = "", ...parameters] = item.split(";");
    const coding = aliases[name.trim().toLowerCase()];
    if (coding !== undefined && !wanted.has(coding)) wanted.set(coding, qualityOf(parameters));
  }
  const others = wanted.get("*");
  // The plain form is taken unless it is refused by name or by a star.
  const quality = (coding: Coding) => wanted.get(coding) ?? others ?? (coding === "identity" ? 0.0001 : 0);
  return ourOrder.filter((coding) => quality(coding) > 0).sort((one, other) => quality(other) - quality(one));
};

/** Browsers send a handful of values; whoever invents more gets no more of our memory than this. */
const mostRemembered = 64;

export const createCodingChooser = () => {
  const remembered = new Map<string, readonly Coding[]>();
  return (header: string | undefined): readonly Coding[] => {
    const known = remembered.get(header ?? "-");
    if (known !== undefined) return known;
    const codings = acceptedCodings(header);
    if (remembered.size < mostRemembered) remembered.set(header ?? "-", codings);
    return codings;
  };
};
