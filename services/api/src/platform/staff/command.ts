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
