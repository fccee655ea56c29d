import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { houseInputs, openCompiler } from "../../services/api/src/platform/documents/open-compiler.ts";
import { previewed, type Previewed } from "./lib/previewed.ts";

/** A process of its own, as ours is: the compiler and the rasteriser alone, on the same template. */
const [, , document, ...given] = process.argv;
const [count, previewWidth, pictureWidth] = given.map(Number) as [number, number, number];
const { template, data } = previewed[document as Previewed];
const mainFilePath = fileURLToPath(
  new URL(`../../services/api/src/platform/documents/${template}.typ`, import.meta.url),
);
const compiler = openCompiler();
const compile = (number: number) =>
  compiler.plainSvg({
    mainFilePath,
    inputs: { ...houseInputs, data: JSON.stringify(data(number)), form: "picture" },
  });
const rasterise = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();
const timeOf = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const svg = compile(0);
rasterise(svg, pictureWidth);
const both: number[] = [];
const picture: number[] = [];
for (let number = 1; number <= count; number++) {
  both.push(timeOf(() => rasterise(compile(number), previewWidth)));
  picture.push(timeOf(() => rasterise(svg, pictureWidth)));
}
process.send?.({ both, picture });
process.disconnect();
