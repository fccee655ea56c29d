import { resolve, dirname } from "node:path";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { plainLines } from "@hjarta-lunga/contract/plain-text.ts";
import type { Database } from "../database/connect.ts";
import type { Environment } from "../environment/environment.ts";
import { noteRead, readNote, type StaffNote } from "./staff-read.ts";

type StaffDeps = { db: Database; environment: Environment };

/** The keyed hash of whom a command reads of; nothing when it is not known whose it is. */
type Whose = (db: Database, given: string[]) => Promise<string | null>;

export type Command = {
  follows?: string;
  explained: string;
  /**
   * Whose data it shows, or writes to a file. Who reads somebody's says who they are and why, and leaves a line before
   * anything is shown. `manyIfSaid`: who does not say sees none of it.
   */
  reads: "nobody" | "many" | "manyIfSaid" | Whose;
  run: (deps: StaffDeps, given: string[], isSaid: boolean) => Promise<string>;
};

/** By what is typed behind `npm run`: a name alone, or with the first word behind it, such as "mandate list". */
export type Commands = Record<string, Command>;

const sayWho = '"<who>: <why>"';

const asksWho = ({ follows = "", reads }: Command): boolean => reads !== "nobody" && !follows.includes('"<who>');

const explain = ([name, command]: [string, Command]): string => {
  const words = [name, command.follows, asksWho(command) && sayWho].filter(Boolean).join(" ");
  return `${words}\n  ${command.explained}\n`;
};

const explainAll = (commands: [string, Command][]): string =>
  `npm run <command> --workspace services/api -- <words>\nWho you are and why may stand in STAFF instead: STAFF=${sayWho} npm run ...\n\n${commands.map(explain).join("")}`;

/** Where the command does not take it itself, it is the last word, or `STAFF`. */
const saidBy = (command: Command, given: string[], staff: string | undefined): [StaffNote | undefined, string[]] => {
  if (!asksWho(command)) {
    const typed = given.map(readNote).findLast((one) => one !== undefined);
    return (typed ?? staff === undefined) ? [typed, given] : [readNote(staff), [...given, staff]];
  }
  const note = readNote(given.at(-1));
  return note ? [note, given.slice(0, -1)] : [readNote(staff), given];
};

const run = async (name: string, command: Command, { deps, typed, staff }: Asked): Promise<string> => {
  const { reads } = command;
  if (reads === "nobody") return plainLines(await command.run(deps, typed, false));
  const [said, given] = saidBy(command, typed, staff);
  if (said) {
    const personLookup = typeof reads === "function" ? await reads(deps.db, given) : null;
    await noteRead(deps.db, { ...said, command: name, personLookup });
  } else if (reads !== "manyIfSaid") {
    throw new Error('Say who you are and why, last and in quotes, or in STAFF: "Anna Ek: the giver called".');
  }
  // Names and words are others': none of them moves the cursor of a terminal.
  return plainLines(await command.run(deps, given, said !== undefined));
};

type Asked = { deps: StaffDeps; typed: string[]; staff: string | undefined };

export const runCommand = (commands: Commands, deps: StaffDeps, typed: string[], staff?: string): Promise<string> => {
  const all = Object.entries(commands);
  const byName = new Map(all);
  const [name, word = "", ...rest] = typed;
  if (name === undefined) return Promise.resolve(explainAll(all));
  const command = byName.get(`${name} ${word}`);
  if (command) return run(`${name} ${word}`, command, { deps, typed: rest, staff });
  const alone = byName.get(name);
  if (alone) return run(name, alone, { deps, typed: typed.slice(1), staff });
  const names = [...byName.keys()];
  const words = names.filter((one) => one.startsWith(`${name} `)).map((one) => one.slice(name.length + 1));
  throw new Error(`Say what: ${(words.length > 0 ? words : names).join(", ")}.`);
};

export const staffNote = (written: string | undefined): StaffNote => {
  const said = readNote(written);
  if (!said) throw new Error('Say who you are and why, in quotes: "Anna Ek: the giver called".');
  return said;
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
