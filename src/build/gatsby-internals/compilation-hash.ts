import { createHash } from "node:crypto";

type Compilation = { hash: string; chunks: Iterable<{ files: Iterable<string> }> };
type Compiler = { hooks: { emit: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/**
 * The hash of the build in every page, by which an open tab sees that the site was rebuilt and reloads. Webpack's own hash
 * differs when it starts from its cache; this one changes only with the scripts and styles, whose names carry a hash of
 * their content.
 */
export const compilationHash = {
  apply({ hooks }: Compiler) {
    hooks.emit.tap("compilation-hash", (compilation) => {
      const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).toSorted();
      compilation.hash = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
