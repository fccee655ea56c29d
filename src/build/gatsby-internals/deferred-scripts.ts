import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { deferredScriptType } from "../../lib/deferred-scripts.ts";
import { BuildError } from "../../lib/build-error.ts";

/** Gatsby writes every page's script tags here. */
const endOfPages = path.join("public", "_gatsby", "slices", "_gatsby-scripts-1.html");
const script = /<script src="([^"]+)" async>/g;
/** Gatsby's loader cannot read it, since it is a string and not an object, but every page carries it. */
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/;

export function deferScripts(html: string): string {
  if (html.search(script) === -1 || !chunkMapping.test(html))
    throw new BuildError(
      "Gatsby skriver inte längre in sidornas skript som förut (src/build/gatsby-internals/deferred-scripts.ts).",
    );
  return html
    .replace(script, `<script type="${deferredScriptType}" src="$1">`)
    .replace(chunkMapping, `<script>window.___chunkMapping="";</script>`);
}

type Compiler = { hooks: { done: { tapPromise: (options: object, work: () => Promise<void>) => void } } };

export const deferredScripts = {
  apply({ hooks }: Compiler) {
    // After Gatsby has written it, before the pages include it.
    hooks.done.tapPromise({ name: "deferred-scripts", stage: 100 }, async () => {
      const file = path.resolve(endOfPages);
      await writeFile(file, deferScripts(await readFile(file, "utf8")));
    });
  },
};
