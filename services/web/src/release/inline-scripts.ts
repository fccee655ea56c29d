import { createHash } from "node:crypto";
import { ReleaseError } from "./release-error.ts";

/**
 * What may stand inline, each as one and the same text on every page: two scripts that Gatsby writes, and our own that
 * runs before the first paint (src/shell/before-hydration-script.ts). The policy allows them by hash. Anything else inline, or a
 * second text of the same shape, is a mistake or somebody's attempt to run code in our pages.
 */
const expectedShapes = {
  chunkMapping: /^\s*window\.___chunkMapping="(?:[^"\\<]|\\["\\/])*";\s*$/,
  compilationHash: /^\s*window\.___webpackCompilationHash="[0-9a-f]+";\s*$/,
  early: /^\/\*early\*\/\(function\(d\)\{[^<]{1,1200}\}\)\(document\.documentElement\)$/,
};
type Shape = keyof typeof expectedShapes;
const shapeOf = (text: string) =>
  (Object.keys(expectedShapes) as Shape[]).find((shape) => expectedShapes[shape].test(text));

/**
 * A scan, not a parser: it sees at least every script a browser would. Were one missed all the same, the browser
 * would refuse it, since its hash is not in the policy.
 */
const script = /<script((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script/gi;
const scriptSource = /\ssrc\s*=/i;
const scriptType = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The only type that is certainly data; import maps and speculation rules, for instance, are not. */
const dataTypes = new Set(["application/ld+json", "application/json"]);

export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) => {
    if (scriptSource.test(attributes)) return [];
    const [, double, single, bare] = scriptType.exec(attributes) ?? [];
    if (dataTypes.has((double ?? single ?? bare ?? "").trim().toLowerCase())) return [];
    // A browser reads line ends this way before it hashes.
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
