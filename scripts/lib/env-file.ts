import { writeFileSync } from "node:fs";
import { Failure } from "./failure.ts";

/** Between other quotation marks a backslash would mean something. */
const quoted = (name: string, value: string): string => {
  const sign = ["'", "`"].find((each) => !value.includes(each));
  if (sign === undefined || /[\r\n]/.test(value))
    throw new Failure(`${name} cannot be written to a file of variables.`);
  return `${sign}${value}${sign}`;
};

/** For their owner alone: secrets are among them. */
export const writeEnvFile = (path: string, env: Readonly<Record<string, string | undefined>>): void => {
  const lines = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(name, value)}\n`],
  );
  writeFileSync(path, lines.join(""), { mode: 0o600 });
};
