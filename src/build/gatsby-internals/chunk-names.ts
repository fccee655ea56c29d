import { BuildError } from "../build-error.ts";
import type { Config } from "./webpack-config.ts";

/** Webpack's own words for the hash in a chunk's name: an object with every chunk's number before its hash. */
const hashes = /\{((?:\s*"?\d+"?:\s*"[0-9a-f]+",?)+)\s*\}\[chunkId\]/;
const entry = /(\d+)"?:\s*"([0-9a-f]+)"/g;

/** Chunks are counted (`countChunks`), so that a list without their numbers says the same in fewer bytes. */
function listHashes(source: string): string {
  const object = hashes.exec(source)?.[1];
  if (object === undefined)
    throw new BuildError(
      "Webpack skriver inte längre namnen på skripten som förut (src/build/gatsby-internals/chunk-names.ts).",
    );
  const list: string[] = [];
  for (const [, id, hash] of object.matchAll(entry)) list[Number(id)] = hash ?? "";
  return source.replace(hashes, `${JSON.stringify(list.join(","))}.split(",")[chunkId]`);
}

type RuntimeModule = { name: string; generate: () => string | null };
type Compilation = { hooks: { runtimeModule: { tap: (name: string, work: (module: RuntimeModule) => void) => void } } };
type Compiler = {
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

const plugin = "chunk-names";

/**
 * Every page's first script knows the names of all chunks. Their numbers are enough to tell them apart, a hash does not
 * compress (seven digits tell two versions of one file apart), and what stands between two hashes is one character.
 */
export const chunkNames = {
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.runtimeModule.tap(plugin, (module) => {
        if (module.name !== "get javascript chunk filename") return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const source = generate();
          return source === null ? null : listHashes(source);
        };
      });
    });
  },
};

export function nameByNumber(output: Config["output"]): void {
  output.chunkFilename = "[id]-[contenthash:7].js";
}
