import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { Failure } from "./failure.ts";

const quality = 58;
/** Everyone who clones the project carries them. */
const mostBytes = 10e6;

/** Pictures that are as small as a reader can bear, and no others than those. */
export const openPictureFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const taken = new Set<string>();
  const there = () => readdirSync(folder);
  return {
    /** Answers with the file's name. What is below `tallest` is cut off. */
    write: async (name: string, png: Buffer, tallest: number): Promise<string> => {
      const file = `${name}.webp`;
      const { width, height } = await sharp(png).metadata();
      const whole = { left: 0, top: 0, width, height: Math.min(height, tallest) };
      await sharp(png).extract(whole).webp({ quality, effort: 6 }).toFile(join(folder, file));
      taken.add(file);
      return file;
    },
    /** What was not taken now is gone, unless one of these texts shows it. Answers with what was taken away. */
    prune: (texts: string[]): string[] => {
      const shown = texts.map((path) => readFileSync(path, "utf8")).join("\n");
      const left = there().filter((file) => !taken.has(file) && !shown.includes(file));
      for (const file of left) rmSync(join(folder, file));
      return left;
    },
    requireSmall: (most = mostBytes): number => {
      const bytes = there().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
      if (bytes <= most) return bytes;
      throw new Failure(
        `${folder} holds ${(bytes / 1e6).toFixed(1)} MB, ${most / 1e6} MB are its limit. Take fewer, or fewer widths of them.`,
      );
    },
  };
};
