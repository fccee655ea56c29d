import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicName, type ReleaseManifest } from "../../services/web/src/release/manifest.ts";

/** A release in its folder. */
export type Made = { folder: string; manifest: ReleaseManifest };

/** Made from the manifest, for CDNs. */
const besideManifest = ["_headers", "_redirects"];
const shownAround = 60;

const read = ({ folder }: Made, path: string): Buffer => readFileSync(join(folder, publicName, path));

/** A sign for each byte: pictures are compared too. */
const bytes = "latin1";

/** Where the two begin to differ, with a few words of each. */
const firstDifference = (warm: string, cold: string): string => {
  const length = Math.min(warm.length, cold.length);
  let at = 0;
  while (at < length && warm[at] === cold[at]) at++;
  const around = (text: string) =>
    JSON.stringify(Buffer.from(text.slice(Math.max(0, at - 20), at + shownAround), bytes).toString());
  return `from byte ${at}: warm ${around(warm)}, cold ${around(cold)}`;
};

const runtimeName = /webpack-runtime-[0-9a-f]{20}\.js/g;
const sha256 = /sha256-[\w+/]+=*/g;
/** As the minifier gives them. */
const shortNames = /\b[a-zA-Z]\b/g;

/**
 * The one exception. The minifier chooses the short names in webpack's own first script by the letters of the whole
 * text, in which the hashes of scripts still stand as they were before they were made from their content; those are
 * others when webpack starts from its cache. So its short names may differ, and with them its hash, that of the whole
 * compilation, and that of the line which says it.
 */
const readerOf = (made: Made) => {
  const data = JSON.parse(read(made, "page-data/app-data.json").toString(bytes)) as {
    webpackCompilationHash: string;
  };
  return (path: string): string => {
    const text = read(made, path).toString(bytes);
    const named = text
      .replaceAll(runtimeName, "webpack-runtime.js")
      .replaceAll(data.webpackCompilationHash, "compilation");
    if (path.startsWith("webpack-runtime-")) return named.replaceAll(shortNames, "_");
    return path === "_headers" ? named.replaceAll(sha256, "sha256") : named;
  };
};

const pathsOf = ({ files }: ReleaseManifest) =>
  new Map(files.map(({ path, hash }) => [path.replace(runtimeName, "webpack-runtime.js"), { path, hash }]));

/** Names that carry a hash may not differ either: equal content has equal names (docs/decisions/0018-building.md). */
export function differencesOf(warm: Made, cold: Made): string[] {
  const [ofWarm, ofCold] = [pathsOf(warm.manifest), pathsOf(cold.manifest)];
  const [readWarm, readCold] = [readerOf(warm), readerOf(cold)];
  const compare = (path: string, pathInCold = path) => {
    const [inWarm, inCold] = [readWarm(path), readCold(pathInCold)];
    return inWarm === inCold ? [] : [`${path}: ${firstDifference(inWarm, inCold)}`];
  };
  const ofFiles = [...new Set([...ofWarm.keys(), ...ofCold.keys()])].toSorted().flatMap((path) => {
    const [inWarm, inCold] = [ofWarm.get(path), ofCold.get(path)];
    if (inCold === undefined) return [`${path}: only in the warm build`];
    if (inWarm === undefined) return [`${path}: only in the cold build`];
    return inWarm.hash === inCold.hash ? [] : compare(inWarm.path, inCold.path);
  });
  const ofLists = (["matchPaths", "redirects"] as const).flatMap((list) => {
    const [inWarm, inCold] = [warm, cold].map(({ manifest }) => JSON.stringify(manifest[list]));
    return inWarm === inCold ? [] : [`${list}: warm ${inWarm ?? ""}, cold ${inCold ?? ""}`];
  });
  return [...ofFiles, ...ofLists, ...besideManifest.flatMap((path) => compare(path))];
}
