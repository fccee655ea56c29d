import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { sayStep } from "../say-to-editors.ts";
import { keepBundles, type Store } from "./kept-bundles.ts";
import { holdsWhatGatsbyAsks } from "./parsed-files.ts";

/*
 * `node run-build.ts build`: `gatsby build`, which compiles nothing that it has compiled before. KEPT_CODE names the
 * folder for what is made from the code as it is now. `node run-build.ts load` reads what a build reads of Gatsby.
 */

const root = process.cwd();
const folder = process.env.KEPT_CODE ?? path.join(root, ".site-build", "kept", "unnamed");
const ofGatsby = createRequire(path.join(root, "node_modules", "gatsby", "package.json"));

/** Gatsby looks its own functions up when it calls them. */
function wrap<Call>(file: string, name: string, around: (call: Call) => Call): void {
  const module = ofGatsby(file) as Record<string, Call>;
  module[name] = around(module[name] as Call);
}

type CompileGatsbyFiles = (siteRoot: string, retry?: number) => Promise<void>;

const compiled = path.join(folder, "compiled");
wrap<CompileGatsbyFiles>(
  "./dist/utils/parcel/compile-gatsby-files.js",
  "compileGatsbyFiles",
  (compile) => async (siteRoot, retry) => {
    const target = path.join(siteRoot, ".cache", "compiled");
    if (existsSync(compiled)) {
      cpSync(compiled, target, { recursive: true });
      return;
    }
    await compile(siteRoot, retry);
    mkdirSync(folder, { recursive: true });
    rmSync(`${compiled}.making`, { recursive: true, force: true });
    cpSync(target, `${compiled}.making`, { recursive: true });
    renameSync(`${compiled}.making`, compiled);
  },
);

type Pool = { all: Record<"loadConfigAndPlugins" | "buildSchema", () => Promise<void>[]> };

/** One process alone queries (cpu-count.ts): the others need neither plugins nor a schema. */
wrap<() => Pool>("./dist/utils/worker/pool.js", "create", (create) => () => {
  const pool = create();
  pool.all.loadConfigAndPlugins = pool.all.buildSchema = () => [];
  return pool;
});

type Parse = (file: string, addError: unknown) => Promise<unknown>;
const { default: FileParser } = ofGatsby("./dist/query/file-parser.js") as {
  default: { prototype: { parseFile: Parse } };
};
const parse = FileParser.prototype.parseFile;
FileParser.prototype.parseFile = async function parseFile(this: unknown, file, addError) {
  const isAsked = !existsSync(file) || holdsWhatGatsbyAsks(readFileSync(file, "utf8"));
  return isAsked ? parse.call(this, file, addError) : null;
};

const { store } = ofGatsby("./dist/redux/index.js") as { store: Store };
const bundles = keepBundles({ root, folder, store, onCompile: () => sayStep("compiling") });
wrap("./dist/commands/build-javascript.js", "buildProductionBundle", bundles.scripts);
wrap("./dist/commands/build-html.js", "buildRenderer", bundles.renderer);
wrap("./dist/utils/webpack/get-ssr-chunk-hashes.js", "getSSRChunkHashes", bundles.rendererHashes);

ofGatsby(process.argv[2] === "load" ? "./dist/commands/build.js" : "./cli.js");
if (process.argv[2] === "load") process.exit();
