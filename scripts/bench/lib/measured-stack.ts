import { setTimeout as delay } from "node:timers/promises";
import { postgresUrl } from "../../lib/postgres.ts";
import type { Stack } from "../../lib/stack/stack.ts";
import type { MeasuredStack } from "./part.ts";

/** After the start things are still being put away. */
const settleMs = 3_000;

export const startMeasured = async (stack: Stack): Promise<MeasuredStack> => {
  await stack.start("built");
  await delay(settleMs);
  const { settings, secrets } = stack.context;
  return {
    siteUrl: `http://localhost:${settings.ports.web}`,
    apiUrl: `http://localhost:${settings.ports.api}`,
    databaseUrl: (name) => postgresUrl({ password: secrets.POSTGRES_PASSWORD, port: settings.ports.postgres }, name),
    standinsUrl: `http://localhost:${settings.ports.standins}`,
    contentUrl: `http://localhost:${settings.ports.content}`,
    contentReadToken: secrets.CONTENT_READ_TOKEN,
    publishToken: secrets.PUBLISH_TOKEN,
    processes: stack.parts.map(({ name, pid }) => ({ name, pid })),
  };
};
