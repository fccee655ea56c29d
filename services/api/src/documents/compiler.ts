import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const require = createRequire(import.meta.url);

/** The house's two, and one that writes names in other alphabets. No font of the machine is used: all print the same. */
const fonts = [
  "@expo-google-fonts/besley/700Bold/Besley_700Bold.ttf",
  "@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf",
  "@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf",
  "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
];

/** Templates read each other and `artwork/`, and nothing outside the project. */
const workspace = fileURLToPath(new URL("../../../../", import.meta.url));
const templatePath = (name: "receipt") => fileURLToPath(new URL(`${name}.typ`, import.meta.url));

/** So many documents ago, what the compiler remembers of one is forgotten. */
const rememberedDocuments = 20;

export type DocumentRequest = {
  template: "receipt";
  /** Reaches the template as data: nothing in it is read as markup. */
  data: Record<string, unknown>;
  /** What the document says of its making. The same order gives the same bytes. */
  madeAt: Date;
};

export type Documents = { pdf: (request: DocumentRequest) => Buffer };

export const openDocuments = (): Documents => {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((name) => readFileSync(require.resolve(name))) }],
  });
  return {
    pdf: ({ template, data, madeAt }) => {
      const compiled = compiler.compile({
        mainFilePath: templatePath(template),
        inputs: { data: JSON.stringify(data) },
      });
      // What the compiler says of a failure quotes the text: not for a log.
      if (compiled.result === null) throw new Error(`The template "${template}" could not be set`);
      const options = { pdfTags: true, creationTimestamp: Math.floor(madeAt.getTime() / 1000) };
      try {
        return compiler.pdf(compiled.result, { ...options, pdfStandard: "ua-1" });
      } catch {
        // A name with a character that no font of ours has: tagged all the same, without the promise of the standard.
        return compiler.pdf(compiled.result, options);
      } finally {
        compiler.evictCache(rememberedDocuments);
      }
    },
  };
};
