import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { redirectsName } from "../write-redirects.ts";
import { queryInOneProcess } from "./cpu-count.ts";

/*
 * Scripts, styles and the renderer of pages are made from the code, not from the content. Compiled once, they are
 * kept, and put back as they were while the code is the same.
 */

type Component = { componentPath: string; isSlice: boolean; pages: Set<string> };
type PerTemplate = { slices: object; staticQueryHashes: string[] };
type State = {
  components: Map<string, Component>;
  slicesByTemplate: Map<string, object>;
  staticQueriesByTemplate: Map<string, string[]>;
};
export type Store = { getState: () => State; dispatch: (action: { type: string; payload: object }) => void };

type Compilation = { assets: Record<string, unknown>; outputOptions: { path?: string } };
type Stats = { hash: string; compilation?: Compilation; hasWarnings: () => boolean };
type Bundle = { stats: Stats; close: () => Promise<void> };
type Hashes = { templateHashes: Record<string, string>; renderPageHash: string };
type Kept = { hash: string; folder: string; files: string[]; perTemplate: Record<string, PerTemplate> };

/** What Gatsby writes beside webpack's own files. */
const besideBundles = ["chunk-map.json", "webpack.stats.json", "_gatsby/slices/_gatsby-scripts-1.html"];

/** What browsers get of the list of patterns: a card more changes nothing in it. */
const sharedPages = createRequire(import.meta.url)("./shared-pages.cjs") as (
  this: { resourcePath: string },
  source: string,
) => string;

const keptName = "kept.json";
const hashesName = "hashes.json";
const patternsName = "match-paths.json";
const cacheFolder = ".cache";
const virtual = path.join(cacheFolder, "_this_is_virtual_fs_path_", "$virtual");

/** Of the files that Gatsby writes for webpack: a page with a pattern of its own or a new template changes them. */
function hashInputs(root: string): string {
  const hash = createHash("sha256");
  for (const folder of [cacheFolder, virtual]) {
    for (const name of readdirSync(path.join(root, folder)).toSorted()) {
      // Content, for the release alone.
      if (name === redirectsName) continue;
      if (!/\.(?:js|json|css)$/.test(name)) continue;
      const text = readFileSync(path.join(root, folder, name), "utf8");
      hash.update(name).update(name === patternsName ? sharedPages.call({ resourcePath: name }, text) : text);
    }
  }
  return hash.digest("hex").slice(0, 20);
}

/** By number: webpack names some from its output's folder upwards. */
function keepFiles(files: readonly string[], output: string, kept: string): void {
  for (const [number, file] of files.entries()) cpSync(path.join(output, file), path.join(kept, String(number)));
}

async function putBack(files: readonly string[], kept: string, output: string): Promise<void> {
  for (const folder of new Set(files.map((file) => path.dirname(path.join(output, file)))))
    mkdirSync(folder, { recursive: true });
  const copied = files.map((file, number) => copyFile(path.join(kept, String(number)), path.join(output, file)));
  await Promise.all(copied);
}

function templatesOf(store: Store): Kept["perTemplate"] {
  const { components, slicesByTemplate, staticQueriesByTemplate } = store.getState();
  return Object.fromEntries(
    [...components.keys()].map((name) => [
      name,
      { slices: slicesByTemplate.get(name) ?? {}, staticQueryHashes: staticQueriesByTemplate.get(name) ?? [] },
    ]),
  );
}

/** As Gatsby's StaticQueryMapper does while webpack runs. */
function tellTemplates(store: Store, perTemplate: Kept["perTemplate"]): void {
  for (const { componentPath, isSlice, pages } of store.getState().components.values()) {
    const { slices, staticQueryHashes } = perTemplate[componentPath] ?? { slices: {}, staticQueryHashes: [] };
    store.dispatch(
      isSlice
        ? { type: "ADD_PENDING_SLICE_TEMPLATE_DATA_WRITE", payload: { componentPath, sliceNames: pages } }
        : { type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload: { componentPath, pages } },
    );
    store.dispatch({ type: "SET_SLICES_BY_TEMPLATE", payload: { componentPath, slices } });
    store.dispatch({ type: "SET_STATIC_QUERIES_BY_TEMPLATE", payload: { componentPath, staticQueryHashes } });
  }
}

type Options = { root: string; folder: string; store: Store; onCompile?: () => void };
type How = { beside: readonly string[]; needed: readonly string[]; onReuse?: () => void };
type HashesOf = (given: { stats: Stats }) => Hashes;
type Compile = (...args: unknown[]) => Promise<Bundle>;

export function keepBundles({ root, folder, store, onCompile }: Options) {
  const readKept = (place: string, needed: readonly string[]): Kept | undefined =>
    needed.every((file) => existsSync(path.join(place, file)))
      ? (JSON.parse(readFileSync(path.join(place, keptName), "utf8")) as Kept)
      : undefined;

  /** What cannot be kept or put back is compiled: a full disk or a damaged file costs time alone. */
  const orNothing = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };

  const reuse = async (place: string, { needed, onReuse }: How): Promise<Bundle | undefined> => {
    const kept = readKept(place, needed);
    if (kept === undefined) return undefined;
    const isKnown = (template: string) => Object.hasOwn(kept.perTemplate, template);
    if (![...store.getState().components.keys()].every(isKnown)) return undefined;
    await putBack(kept.files, path.join(place, "files"), path.join(root, kept.folder));
    tellTemplates(store, kept.perTemplate);
    onReuse?.();
    return { stats: { hash: kept.hash, hasWarnings: () => false }, close: () => Promise.resolve() };
  };

  const keep = (place: string, beside: readonly string[], { hash, compilation }: Stats): void => {
    const output = compilation?.outputOptions.path;
    if (compilation === undefined || output === undefined) return;
    const files = [...Object.keys(compilation.assets), ...beside].filter((file) => existsSync(path.join(output, file)));
    const making = `${place}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    keepFiles(files, output, path.join(making, "files"));
    const told: Kept = { hash, folder: path.relative(root, output), files, perTemplate: templatesOf(store) };
    writeFileSync(path.join(making, keptName), JSON.stringify(told));
    rmSync(place, { recursive: true, force: true });
    renameSync(making, place);
  };

  const keeping = (name: string, how: How, compile: Compile): Compile => {
    return async (...args) => {
      const place = path.join(folder, `${name}-${hashInputs(root)}`);
      const reused = await orNothing(() => reuse(place, how));
      if (reused !== undefined) return reused;
      onCompile?.();
      const bundle = await compile(...args);
      await orNothing(() => keep(place, how.beside, bundle.stats));
      return bundle;
    };
  };

  return {
    scripts: (compile: Compile): Compile => keeping("scripts", { beside: besideBundles, needed: [keptName] }, compile),
    /** Its hook tells Gatsby how many processes query: see webpack.ts. */
    renderer: (compile: Compile): Compile =>
      keeping("renderer", { beside: [], needed: [keptName, hashesName], onReuse: queryInOneProcess }, compile),
    rendererHashes: (hashesOf: HashesOf): HashesOf => {
      return (given) => {
        const file = path.join(folder, `renderer-${hashInputs(root)}`, hashesName);
        if (given.stats.compilation === undefined) return JSON.parse(readFileSync(file, "utf8")) as Hashes;
        const hashes = hashesOf(given);
        void orNothing(() => writeFileSync(file, JSON.stringify(hashes)));
        return hashes;
      };
    },
  };
}
