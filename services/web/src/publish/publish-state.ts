import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { publishedChange, publishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { z } from "zod";

const publishState = publishStatus.extend({
  pending: z.boolean(),
  /** For the next build. */
  waiting: z.array(publishedChange).default([]),
  /** Somebody went back while it was built: it is kept, and not shown. */
  isHeld: z.boolean().default(false),
});
export type PublishState = z.infer<typeof publishState>;

/** Synced before a publish is acknowledged, so that a crash loses none. */
export const createStateFile = (path: string) => {
  let writing: Promise<void> = Promise.resolve();
  const write = async (state: PublishState) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(state), { flush: true });
    await rename(`${path}.new`, path);
  };
  return {
    async read(): Promise<PublishState | undefined> {
      try {
        return publishState.safeParse(JSON.parse(await readFile(path, "utf8"))).data;
      } catch {
        return undefined;
      }
    },
    write(state: PublishState) {
      writing = writing.catch(() => undefined).then(() => write(state));
      return writing;
    },
  };
};
