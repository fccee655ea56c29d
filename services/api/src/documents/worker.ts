import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { CompileDocArgs, RenderPdfOpts } from "@myriaddreamin/typst-ts-node-compiler";
import { drawnText } from "./drawn-text.ts";
import { charactersOf } from "./font-characters.ts";
import { houseFonts, nameFonts } from "./fonts.ts";

/**
 * The house's fonts lie ready; of those for names the compiler learns what they have, and reads one when a name first
 * needs it. The machine's own fonts are never used, since templates name ours alone: all print the same.
 */
const fontArgs = () => [
  { fontBlobs: Object.values(houseFonts).map((path) => readFileSync(path)) },
  { fontPaths: nameFonts.map(({ folder }) => folder) },
];
const nameFamilies = JSON.stringify(nameFonts.map(({ family }) => family));

/** Templates read each other and `artwork/`, and nothing outside the project. */
const workspace = fileURLToPath(new URL("../../../../", import.meta.url));
const templatePath = (name: "receipt") => fileURLToPath(new URL(`${name}.typ`, import.meta.url));

/** So many documents ago, what the compiler remembers of one is forgotten. */
const rememberedDocuments = 10;

type DocumentRequest = {
  template: "receipt";
  /** Reaches the template as data: nothing in it is read as markup. */
  data: Record<string, unknown>;
  /** What the document says of its making. The same order gives the same bytes. */
  madeAt: Date;
};

export type Documents = {
  pdf: (request: DocumentRequest) => Buffer;
  /** What strong text can show of what a visitor wrote; nothing when no letter of it can be drawn. */
  drawn: (written: string) => string | null;
};

export const openDocuments = (): Documents => {
  const compiler = NodeCompiler.create({ workspace, fontArgs: fontArgs() });
  // In the order in which the template tries them.
  const drawers = [houseFonts.strongText, ...nameFonts.map(({ path }) => path), houseFonts.strongOthers].map(
    charactersOf,
  );
  /** From source to bytes in one call: a compiled document in between would hold its memory until the next collection. */
  const pdfOf = (document: CompileDocArgs, options: RenderPdfOpts): Buffer => {
    try {
      return compiler.pdf(document, options);
    } catch {
      // What the compiler says of a failure quotes the text: not for a log.
      throw new Error("The document could not be set");
    }
  };
  return {
    drawn: (written) => drawnText(written, drawers),
    pdf: ({ template, data, madeAt }) => {
      const document = { mainFilePath: templatePath(template), inputs: { data: JSON.stringify(data), nameFamilies } };
      const options = { pdfTags: true, creationTimestamp: Math.floor(madeAt.getTime() / 1000) };
      try {
        return pdfOf(document, { ...options, pdfStandard: "ua-1" });
      } catch {
        // A character that no font of ours has, in what editors wrote: tagged all the same, without the standard's promise.
        return pdfOf(document, options);
      } finally {
        compiler.evictCache(rememberedDocuments);
      }
    },
  };
};
