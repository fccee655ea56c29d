import { BuildError } from "../../lib/build-error.ts";
import type { Config } from "./webpack-config.ts";

/** As webpack writes it: `{1:"abc",2:"def"}[chunkId]`. */
const hashes = /\{((?:\s*"?\d+"?:\s*"[0-9a-f]+",?)+)\s*\}\[chunkId\]/;
const entry = /(\d+)"?:\s*"([0-9a-f]+)"/g;

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

/** Every page's first script lists all chunk names, and hashes do not compress. */
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
