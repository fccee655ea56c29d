import { resolve } from "node:path";

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
