import { resolve } from "node:path";

/** npm goes to the workspace's folder first: a file is meant where it was asked for. */
export const whereAsked = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

export const newFileAsked = (file: string | undefined, ...endings: [string, ...string[]]): string => {
  if (file === undefined || !endings.some((ending) => file.endsWith(ending)))
    throw new Error(`Say where to: a new file, which ends with ${endings.join(" or ")}.`);
  return whereAsked(file);
};
