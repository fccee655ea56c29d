import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { step } from "../../lib/progress.ts";
import { paths } from "../lib/budgets.ts";
import { compareLoads, withBareRoute } from "../lib/load.ts";
import type { Part } from "../lib/part.ts";

const connections = 50;

export const web: Part = {
  name: "web",
  about: "requests a second of the web server, told only",
  run: async (context) => {
    const ours = `${(await context.stack()).siteUrl}${paths.start}`;
    const html = Buffer.from(await (await fetch(ours)).arrayBuffer());
    const bodyFile = join(context.folder, "start-page.br");
    writeFileSync(bodyFile, brotliCompressSync(html));
    const options = { connections, headers: { "accept-encoding": "br" } };
    const seen = await withBareRoute("bytes", bodyFile, (bare) =>
      step("Web server under load", () => compareLoads({ ours, bare }, options)),
    );
    return [
      {
        what: "Web server, start page as brotli",
        unit: "requests/s",
        measured: seen.ours.rate,
        baseline: seen.bare.rate,
        notes: [`${connections} connections, load from the same machine; failed requests: ${seen.ours.failed}`],
      },
    ];
  },
};
