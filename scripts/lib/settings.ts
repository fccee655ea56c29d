import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

const portOffsets = {
  web: 0,
  api: 1,
  content: 2,
  standins: 3,
  postgres: 4,
  swish: 5,
  smtp: 6,
  edge: 7,
  bankId: 8,
} as const;
export type Ports = Record<keyof typeof portOffsets, number>;
export const portNames = Object.keys(portOffsets);

/** Without the URL of a database, a stack has a PostgreSQL of its own. */
export type Settings = {
  dataDir: string;
  ports: Ports;
  databaseUrl?: string | undefined;
  contentDatabaseUrl?: string | undefined;
};

const defaultPortBase = 8000;
const portLimits = { least: 1024, most: 65_500 };

type Variables = Record<string, string | undefined>;

const given = (env: Variables, name: string) => (env[name] === "" ? undefined : env[name]);

export const readPorts = (env: Variables, name: string, usualBase: number, further = 0): Ports => {
  const value = given(env, name) ?? String(usualBase);
  const base = Number(value);
  if (!Number.isInteger(base) || base < portLimits.least || base > portLimits.most) {
    throw new Failure(
      `${name} is "${value}"; it must be a whole number from ${portLimits.least} to ${portLimits.most}.`,
    );
  }
  const ports = Object.entries(portOffsets).map(([service, offset]) => [service, base + further + offset]);
  return Object.fromEntries(ports) as Ports;
};

export const urlsOf = ({ web, api, content, standins }: Ports) => {
  const at = (port: number) => `http://localhost:${port}`;
  return { SITE_URL: at(web), API_URL: at(api), CONTENT_URL: at(content), STANDINS_URL: at(standins) };
};

const isDatabaseUrl = (value: string) => {
  if (!/^postgres(?:ql)?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, searchParams } = new URL(value);
  // A server on this machine may be named by the folder of its socket instead.
  return (hostname !== "" || searchParams.has("host")) && /^\/[^/]+$/.test(pathname);
};

/** Its password is in the URL, so the value is not repeated. */
const readDatabaseUrl = (env: Variables, name: string): string | undefined => {
  const value = given(env, name);
  if (value === undefined || isDatabaseUrl(value)) return value;
  throw new Failure(
    `${name} is not the URL of a database. It must look like postgres://user:password@host:5432/database; signs such as @, / and # in the password are written %40, %2F and %23.`,
  );
};

export const readSettings = (env: Variables): Settings => ({
  dataDir: resolve(root, given(env, "DATA_DIR") ?? ".data"),
  ports: readPorts(env, "PORT_BASE", defaultPortBase),
  databaseUrl: readDatabaseUrl(env, "DATABASE_URL"),
  contentDatabaseUrl: readDatabaseUrl(env, "CONTENT_DATABASE_URL"),
});
