import { createHash } from "node:crypto";
import { ReleaseError } from "./release-error.ts";

/**
 * The two scripts that Gatsby itself writes into every page. The policy allows them by hash; anything else inline is a
 * mistake, or somebody's attempt to run code in our pages.
 */
const expectedShapes = [
  /^\s*window\.___chunkMapping="(?:[^"\\<]|\\["\\/])*";\s*$/,
  /^\s*window\.___webpackCompilationHash="[0-9a-f]+";\s*$/,
];
const mostDistinctScripts = 2;

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
  const hashes = new Map<string, string>();
  return {
    inspect(page: string, html: string) {
      for (const text of inlineScripts(html)) {
        if (hashes.has(text)) continue;
        const known = expectedShapes.some((shape) => shape.test(text));
        if (!known || hashes.size >= mostDistinctScripts) {
          const start = text.trim().slice(0, 80);
          throw new ReleaseError(
            `Unexpected inline script in ${page}: ${start}`,
            `Sidan ${page} innehåller ett skript som inte är tillåtet, så ändringen publicerades inte. Det börjar: ${start}`,
          );
        }
        hashes.set(text, scriptHash(text));
      }
    },
    hashes: () => [...hashes.values()].sort(),
  };
};
