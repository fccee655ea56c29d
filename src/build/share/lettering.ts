import path from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { escapeXml } from "../escape-xml.ts";
import type { Measure } from "./title-lines.ts";

export const lettering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [path.resolve("node_modules/@expo-google-fonts/besley/700Bold/Besley_700Bold.ttf")],
    defaultFontFamily: "Besley",
  },
};

/** Measured between two bars, to include the side bearings. Kerning makes the text a little narrower. */
export function createMeasure(): Measure {
  const widths = new Map<string, number>();
  const size = 100;
  const inked = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><text xml:space="preserve" x="50" y="200" font-family="Besley" font-weight="700" font-size="${size}">|${escapeXml(text)}|</text></svg>`;
    return (new Resvg(svg, lettering).getBBox()?.width ?? 0) / size;
  };
  const sides = inked("");
  const widthOf = (letter: string) => {
    const known = widths.get(letter) ?? inked(letter) - sides;
    widths.set(letter, known);
    return known;
  };
  return (text) => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}
