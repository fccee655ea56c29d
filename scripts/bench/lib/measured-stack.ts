import { setTimeout as delay } from "node:timers/promises";
import { readPorts } from "../../lib/settings.ts";
import type { Settings } from "../../lib/settings.ts";
import type { Stack } from "../../lib/stack/stack.ts";
import type { MeasuredStack } from "./part.ts";

/** Away from a site that a developer has running, and from the one that `npm test` brings up. */
const defaultPortBase = 8800;
/** After the start things are still being put away. */
const settleMs = 3_000;

export const measuredSettings = (dataDir: string): Settings => ({
  dataDir,
  ports: readPorts(process.env, "BENCH_PORT_BASE", defaultPortBase),
  databaseUrl: undefined,
  contentDatabaseUrl: undefined,
});

export const startMeasured = async (stack: Stack): Promise<MeasuredStack> => {
  await stack.start("built");
  await delay(settleMs);
  const { settings, secrets } = stack.context;
  return {
    siteUrl: `http://localhost:${settings.ports.web}`,
    apiUrl: `http://localhost:${settings.ports.api}`,
    databaseUrl: (name) =>
      `postgres://postgres:${secrets.POSTGRES_PASSWORD}@127.0.0.1:${settings.ports.postgres}/${name}`,
    standinsUrl: `http://localhost:${settings.ports.standins}`,
    contentUrl: `http://localhost:${settings.ports.content}`,
    contentReadToken: secrets.CONTENT_READ_TOKEN,
    publishToken: secrets.PUBLISH_TOKEN,
    processes: stack.parts.map(({ name, pid }) => ({ name, pid })),
  };
};
