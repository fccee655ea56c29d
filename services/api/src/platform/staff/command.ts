import { resolve, dirname } from "node:path";
import { open, rename, rm, writeFile } from "node:fs/promises";
import type { Database } from "../database/connect.ts";
import type { Environment } from "../environment/environment.ts";

type StaffDeps = { db: Database; environment: Environment };

export type Command = {
  follows?: string;
  explained: string;
  run: (deps: StaffDeps, given: string[]) => Promise<string>;
};

/** By what is typed behind `npm run`: a name alone, or with the first word behind it, such as "mandate list". */
export type Commands = Record<string, Command>;

const explain = ([name, { follows = "", explained }]: [string, Command]): string =>
  `${`${name} ${follows}`.trim()}\n  ${explained}\n`;

const explainAll = (commands: [string, Command][]): string =>
  `npm run <command> --workspace services/api -- <words>\n\n${commands.map(explain).join("")}`;

export const runCommand = (commands: Commands, deps: StaffDeps, typed: string[]): Promise<string> => {
  const all = Object.entries(commands);
  const byName = new Map(all);
  const [name, word = "", ...rest] = typed;
  if (name === undefined) return Promise.resolve(explainAll(all));
  const command = byName.get(`${name} ${word}`);
  if (command) return command.run(deps, rest);
  const alone = byName.get(name);
  if (alone) return alone.run(deps, typed.slice(1));
  const names = [...byName.keys()];
  const words = names.filter((one) => one.startsWith(`${name} `)).map((one) => one.slice(name.length + 1));
  throw new Error(`Say what: ${(words.length > 0 ? words : names).join(", ")}.`);
};

/** "Anna Ek: rang och ville sluta": who of the staff, and why. */
export const staffNote = (written: string | undefined): { who: string; note: string } => {
  const [, who, note] = /^([^:]+):\s*(\S.*)$/s.exec(written?.trim() ?? "") ?? [];
  if (who === undefined || note === undefined)
    throw new Error('Say who you are and why, in quotes: "Anna Ek: the giver called".');
  return { who: who.trim(), note };
};

export const wholeNote = (written: string | undefined): string => {
  const note = written?.trim() ?? "";
  if (note === "") throw new Error('Say who you are and why, in quotes: "Anna Ek: ...".');
  return note;
};

/** npm goes to the workspace's folder first: a file is meant where it was asked for. */
export const whereAsked = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

export const newFileAsked = (file: string | undefined, ...endings: [string, ...string[]]): string => {
  if (file === undefined || !endings.some((ending) => file.endsWith(ending)))
    throw new Error(`Say where to: a new file, which ends with ${endings.join(" or ")}.`);
  return whereAsked(file);
};

/** A whole number as staff write one, small enough for every column. Nothing for anything else: an empty word is not 0. */
export const wholeNumber = (written: string | undefined): number | undefined =>
  /^-?\d{1,9}$/.test(written ?? "") ? Number(written) : undefined;

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
};

const inWords = (error: unknown, path: string) =>
  error instanceof Error && "code" in error && error.code === "EEXIST"
    ? new Error(`${path} is there already, and was left as it is. Name a new file.`)
    : error;

/** Writes a file that was not there before: whole and on the disk. A crash leaves an empty one at most. */
export const writeNewFile = async (path: string, bytes: Buffer): Promise<void> => {
  await writeFile(path, "", { flag: "wx", flush: true }).catch((error: unknown) => {
    throw inWords(error, path);
  });
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
    await syncFolder(path);
  } catch (error) {
    for (const leftover of [unfinished, path]) await rm(leftover, { force: true });
    throw error;
  }
};

type Cell = string | number;

/** A sheet program would reckon with what begins so: it is shown as text instead. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

const written = (cell: Cell): string => {
  const text = typeof cell === "string" && formula.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
};

export const csvLine = (cells: readonly Cell[]): string => cells.map(written).join(",");

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(written).join(";")).join("\r\n")}\r\n`;
