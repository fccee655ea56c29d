import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentPapers, inks, papers } from "@hjarta-lunga/contract/colours.ts";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { houseFonts, nameFonts } from "./fonts.ts";

export const workspace = new URL("../../../../../", import.meta.url);

export const openCompiler = (): NodeCompiler =>
  NodeCompiler.create({
    workspace: fileURLToPath(workspace),
    fontArgs: [
      { fontBlobs: Object.values(houseFonts).map((path) => readFileSync(path)) },
      { fontPaths: nameFonts.map(({ folder }) => folder) },
    ],
  });

/** What every template asks for, beside its data. */
export const houseInputs = {
  nameFamilies: JSON.stringify(nameFonts.map(({ family }) => family)),
  colours: JSON.stringify({ ...papers, ...inks, ...documentPapers }),
};
