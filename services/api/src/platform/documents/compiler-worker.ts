import { fileURLToPath } from "node:url";
import type { CompileDocArgs, RenderPdfOpts } from "@myriaddreamin/typst-ts-node-compiler";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import type { Task } from "./compiler.ts";
import { houseInputs, openCompiler, workspace } from "./open-compiler.ts";
import { createThrottle } from "./throttle.ts";

const drawnEmoji =
  /(?<=<symbol id="[^"]*" overflow="visible">\s*<image xlink:href=")data:image\/svg\+xml;base64,([^"]+)/g;
const pixels = { fitTo: { mode: "width", value: 160 }, font: { loadSystemFonts: false } } as const;

/** The rasteriser makes a layer as large as the page for each field of an emoji: a card full of them took half a minute. */
const withEmojiAsPixels = (svg: string): string =>
  svg.replaceAll(drawnEmoji, (_whole, drawing: string) => {
    const emoji = new Resvg(Buffer.from(drawing, "base64"), pixels);
    return `data:image/png;base64,${emoji.render().asPng().toString("base64")}`;
  });

export type QueuedTask = Task & { isCrowded: boolean };

type Form = "sheet" | "picture";

const compiler = openCompiler();

const rememberedDocuments = 10;
/** Of text with more emoji nothing is remembered: the compiler keeps how each was laid out, sixty megabytes of eight hundred. */
const manyEmoji = 40;
const remembered = (data: string): number =>
  (data.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > manyEmoji ? 0 : rememberedDocuments;
const defaultPictureWidth = 1_200;
/** 300 dots an inch: the compiler counts 96. */
const printScale = 300 / 96;
const previewWidth = 760;

/** From source to bytes in one call: a compiled document in between would hold its memory until the next collection. */
const set = <Result>(
  { template, files = [], ...task }: Task,
  form: Form,
  make: (document: CompileDocArgs) => Result,
) => {
  const data = JSON.stringify(task.data);
  const root = fileURLToPath(workspace);
  const lent = files.map(({ path, content }) => ({ path: root + path.slice(1), content: Buffer.from(content) }));
  const mainFilePath = fileURLToPath(new URL(`${template}.typ`, import.meta.url));
  try {
    for (const { path, content } of lent) compiler.mapShadow(path, content);
    return make({ mainFilePath, inputs: { ...houseInputs, data, form } });
  } catch {
    // What the compiler says of a failure quotes the text: not for a log.
    throw new Error("The document could not be set");
  } finally {
    for (const { path } of lent) compiler.unmapShadow(path);
    compiler.evictCache(remembered(data));
  }
};

const tagged = (task: Task): Uint8Array => {
  const make = (options: RenderPdfOpts) => set(task, "sheet", (document) => compiler.pdf(document, options));
  const options = { pdfTags: true, creationTimestamp: Math.floor(task.madeAt.getTime() / 1000) };
  try {
    return make({ ...options, pdfStandard: "ua-1" });
  } catch {
    // A character that no font of ours has, in what editors wrote: tagged all the same, without the standard's promise.
    return make(options);
  }
};

const raster = (task: Task, form: Form, fitTo: NonNullable<ResvgRenderOptions["fitTo"]>): Uint8Array => {
  const svg = set(task, form, (document) => compiler.plainSvg(document));
  return new Resvg(withEmojiAsPixels(svg), { fitTo, font: { loadSystemFonts: false } }).render().asPng();
};

const withRest = createThrottle();
export const pdf = withRest(tagged);
export const png = withRest((task: Task) =>
  raster(task, "picture", { mode: "width", value: task.pictureWidth ?? defaultPictureWidth }),
);
export const print = withRest((task: Task) => raster(task, "sheet", { mode: "zoom", value: printScale }));
export const preview = withRest((task: Task) => raster(task, "picture", { mode: "width", value: previewWidth }));
