import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Who stands where, counted from PORT_BASE. */
const portOffsets = { web: 0, api: 1, content: 2, standins: 3, postgres: 4, swish: 5, smtp: 6, edge: 7 } as const;
export type Ports = Record<keyof typeof portOffsets, number>;

export type Settings = {
  dataDir: string;
  ports: Ports;
  /** Given when the databases live somewhere else: then no PostgreSQL is started. */
  databaseUrl: string | undefined;
  contentDatabaseUrl: string | undefined;
};

const defaultPortBase = 8000;

export const portsFrom = (base: number): Ports => ({
  web: base + portOffsets.web,
  api: base + portOffsets.api,
  content: base + portOffsets.content,
  standins: base + portOffsets.standins,
  postgres: base + portOffsets.postgres,
  swish: base + portOffsets.swish,
  smtp: base + portOffsets.smtp,
  edge: base + portOffsets.edge,
});

export const readSettings = (env: Record<string, string | undefined>): Settings => {
  const base = Number(env.PORT_BASE ?? defaultPortBase);
  if (!Number.isInteger(base) || base < 1024 || base > 65_500) {
    throw new Failure(`PORT_BASE is "${env.PORT_BASE ?? ""}"; it must be a whole number from 1024 to 65500.`);
  }
  return {
    dataDir: resolve(root, env.DATA_DIR ?? ".data"),
    ports: portsFrom(base),
    databaseUrl: env.DATABASE_URL === "" ? undefined : env.DATABASE_URL,
    contentDatabaseUrl: env.CONTENT_DATABASE_URL === "" ? undefined : env.CONTENT_DATABASE_URL,
  };
};
