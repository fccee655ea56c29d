import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const stats = join(__dirname, "../../public/webpack.stats.json");

/** The own scripts of these pages, by what webpack said of the build: their names are numbers. */
export async function scriptsOf(components: RegExp): Promise<string[]> {
  const { namedChunkGroups } = JSON.parse(await readFile(stats, "utf8")) as Stats;
  return Object.entries(namedChunkGroups)
    .filter(([name]) => components.test(name))
    .flatMap(([, { assets }]) => assets.at(-1)?.name ?? []);
}
