import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";

const previousOf = (path: string) => path.replace(/\.log$/, ".previous.log");

export const newLogFile = (dataDir: string, name: string): string => {
  const folder = join(dataDir, "log");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  if (existsSync(path)) renameSync(path, previousOf(path));
  return path;
};

const largestBytes = 20 * 1024 * 1024;
const lookEveryMs = 10_000;

/** The writer keeps its open file: it is copied away with what is written meanwhile, and emptied. */
const turn = (path: string, largest: number): void => {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= largest) return;
  copyFileSync(path, previousOf(path));
  for (let copied = statSync(previousOf(path)).size; statSync(path).size > copied;) {
    const more = readFileSync(path).subarray(copied);
    appendFileSync(previousOf(path), more);
    copied += more.length;
  }
  truncateSync(path);
};

export const turnLogsWhenLarge = (dataDir: string, largest = largestBytes, everyMs = lookEveryMs): void => {
  const folder = join(dataDir, "log");
  const look = () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.filter((each) => /(?<!\.previous)\.log$/.test(each))) turn(join(folder, name), largest);
  };
  setInterval(look, everyMs).unref();
};

export const tailOf = (path: string, lines = 30): string => {
  if (!existsSync(path)) return "(no output)";
  const text = readFileSync(path, "utf8").trimEnd();
  if (text === "") return "(no output)";
  return text
    .split("\n")
    .slice(-lines)
    .map((line) => `  | ${line}`)
    .join("\n");
};
