import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** The own scripts of these pages, by what webpack said of the build: their names are numbers. */
export async function scriptsOf(publicDir: string, components: RegExp): Promise<string[]> {
  const stats = JSON.parse(await readFile(join(publicDir, "webpack.stats.json"), "utf8")) as Stats;
  return Object.entries(stats.namedChunkGroups)
    .filter(([name]) => components.test(name))
    .flatMap(([, { assets }]) => assets.at(-1)?.name ?? []);
}
