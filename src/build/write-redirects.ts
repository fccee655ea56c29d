import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "@hjarta-lunga/contract/schemas/published-content.ts";

export const redirectsName = "site-redirects.json";

/** Beside Gatsby's match paths, where the release finds both. */
export async function writeRedirects(redirects: readonly Redirect[], projectRoot: string): Promise<void> {
  const folder = path.join(projectRoot, ".cache");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, redirectsName), JSON.stringify(redirects));
}
