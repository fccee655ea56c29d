import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ReleaseError, type ReleaseFile } from "./manifest.ts";
import { cacheClassOf, isPublic, typeOf } from "./file-kinds.ts";
import { inParallel } from "./in-parallel.ts";

/** Gatsby's two and our src/shell/before-hydration-script.ts, allowed by hash. Any other is a mistake or an attack. */
const expectedShapes = {
  chunkMapping: /^\s*window\.___chunkMapping="(?:[^"\\<]|\\["\\/])*";\s*$/,
  compilationHash: /^\s*window\.___webpackCompilationHash="[0-9a-f]+";\s*$/,
  early: /^\/\*early\*\/\(function\(d\)\{[^<]{1,1200}\}\)\(document\.documentElement\)$/,
};
type Shape = keyof typeof expectedShapes;
const shapeOf = (text: string) =>
  (Object.keys(expectedShapes) as Shape[]).find((shape) => expectedShapes[shape].test(text));

/** A scan, not a parser. A script that it missed would be blocked by the policy. */
const script = /<script((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script/gi;
const scriptSource = /\ssrc\s*=/i;
const scriptType = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Import maps and speculation rules, for instance, are not data. */
const dataTypes = new Set(["application/ld+json", "application/json"]);

export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) => {
    if (scriptSource.test(attributes)) return [];
    const [, double, single, bare] = scriptType.exec(attributes) ?? [];
    if (dataTypes.has((double ?? single ?? bare ?? "").trim().toLowerCase())) return [];
    // Browsers normalise line ends before they hash.
    return [text.replace(/\r\n?/g, "\n")];
  });

export const scriptHash = (text: string) => `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;

export const createScriptInspector = () => {
  const seen = new Map<Shape, string>();
  return {
    inspect(page: string, html: string) {
      for (const text of inlineScripts(html)) {
        const shape = shapeOf(text);
        if (shape !== undefined && (seen.get(shape) ?? text) === text) {
          seen.set(shape, text);
          continue;
        }
        const start = text.trim().slice(0, 80);
        throw new ReleaseError(
          `Unexpected inline script in ${page}: ${start}`,
          `Sidan ${page} innehåller ett skript som inte är tillåtet, så ändringen publicerades inte. Det börjar: ${start}`,
        );
      }
    },
    hashes: () => [...seen.values()].map(scriptHash).sort(),
  };
};

/** No symbolic links: they could lead out of the folder. */
const publicPaths = async (publicDir: string) => {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isPublic)
    .sort();
};

export const collectFiles = async (publicDir: string) => {
  const scripts = createScriptInspector();
  const files = await inParallel(await publicPaths(publicDir), 16, async (path): Promise<ReleaseFile> => {
    const content = await readFile(join(publicDir, path));
    const type = typeOf(path);
    if (type.startsWith("text/html")) scripts.inspect(path, content.toString("utf8"));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
    return { path, type, size: content.length, hash, cache: cacheClassOf(path) };
  });
  return { files, scriptHashes: scripts.hashes() };
};
