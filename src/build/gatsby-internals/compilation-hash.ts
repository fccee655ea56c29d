import { createHash } from "node:crypto";

type Compilation = { hash: string; chunks: Iterable<{ files: Iterable<string> }> };
type Compiler = { hooks: { emit: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/** Open tabs reload when it changes. Webpack's own differs with its cache; this one only with the files. */
export const compilationHash = {
  apply({ hooks }: Compiler) {
    hooks.emit.tap("compilation-hash", (compilation) => {
      const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).toSorted();
      compilation.hash = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
