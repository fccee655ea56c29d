import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the file agent lays what it brings and takes what it carries away. */
export const openFolders = (folder: string) => {
  const [toBank, fromBank] = [join(folder, "to-bank"), join(folder, "from-bank")];
  for (const each of [toBank, fromBank]) mkdirSync(each, { recursive: true });
  return {
    /** What is there whole: a name that begins with a dot is still being written. */
    waiting: () =>
      readdirSync(toBank, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map(({ name }) => name)
        .sort(),
    read: (name: string) => readFileSync(join(toBank, name)),
    remove: (name: string) => rmSync(join(toBank, name), { force: true }),
    write: (name: string, content: Uint8Array) => {
      const unfinished = join(fromBank, `.${name}`);
      writeFileSync(unfinished, content);
      renameSync(unfinished, join(fromBank, name));
    },
  };
};
