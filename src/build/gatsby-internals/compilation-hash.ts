import { createHash } from "node:crypto";

type Compilation = { hash: string; chunks: Iterable<{ files: Iterable<string> }> };
type Compiler = { hooks: { emit: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/**
 * The name of the build in every page, by which an open tab sees that the site was made anew and loads it again. Webpack's
 * own is another one when it starts from its cache; this one changes with the scripts and styles, which carry their
 * content in their names, and only then.
 */
export const compilationHash = {
  apply({ hooks }: Compiler) {
    hooks.emit.tap("compilation-hash", (compilation) => {
      const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).toSorted();
      compilation.hash = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
