import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { apiDatabase } from "./test-api.ts";

const main = fileURLToPath(new URL("../../../services/api/src/main.ts", import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await apiDatabase();
});
afterAll(() => database.drop());

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, free: () => new Promise((done) => server.close(done)) };
};

/** The API as a process of its own. */
const start = (port: number, variables: Record<string, string> = {}) => {
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port), CONTENT_URL: "http://127.0.0.1:9" };
  const child = spawn(process.execPath, [main], { env: { ...env, ...variables } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "exit").then(([code]: unknown[]) => ({ code, said }));
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.status,
      () => "no answer",
    );
  return { child, ended, status };
};

test("an API whose port is taken ends, and says which port it is", async () => {
  const { port, free } = await freePort();
  const { code, said } = await start(port).ended;
  await free();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
});

test("an API that is told to stop says so to who asks whether it is ready, and still answers, until it is told again", async () => {
  const { port, free } = await freePort();
  await free();
  const { child, ended, status } = start(port, { STOP_NOTICE_SECONDS: "60" });
  await expect.poll(() => status("/ready")).toBe(200);
  child.kill("SIGTERM");
  await expect.poll(() => status("/ready")).toBe(503);
  expect(await status("/health")).toBe(200);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});
