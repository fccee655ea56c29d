import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export const storeIn =
  (projectRoot: string) =>
  async (name: string, extension: string, content: Buffer): Promise<string> => {
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 20);
    const file = `static/${name}-${hash}${extension}`;
    const target = path.join(projectRoot, "public", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    return `/${file}`;
  };
