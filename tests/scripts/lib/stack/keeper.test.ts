import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startProcess } from "../../../../scripts/lib/process.ts";
import { createKeeper } from "../../../../scripts/lib/stack/context.ts";
import type { WhenOneDies } from "../../../../scripts/lib/stack/context.ts";

let folder: string;
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-keeper-"));
  said.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const logFile = () => join(folder, "service.log");
const service = async () => {
  const args = ["-e", "console.log('up'); setInterval(() => undefined, 1000)"];
  const started = await startProcess({ name: "service", command: process.execPath, args, logFile: logFile() });
  return { ...started, stop: () => started.stop(0) };
};

const keeperOf = (whenOneDies: WhenOneDies) => {
  const deaths: string[] = [];
  const onDeath = (name: string, how: string) => deaths.push(`${name}: ${how}`);
  const keeper = createKeeper({ whenOneDies, onDeath, pauseMs: 1 });
  onTestFinished(async () => {
    keeper.stopWatching();
    for (const part of keeper.parts) await part.stop();
  });
  return { deaths, keeper, pid: () => keeper.parts[0]?.pid ?? 0 };
};

test("a service that dies is told and begun again, as often as it dies, until all are stopped", async () => {
  const { deaths, keeper, pid } = keeperOf("start it again");
  await keeper.keep("api", service);
  const ups = () => readFileSync(logFile(), "utf8");
  for (const death of [1, 2]) {
    await expect.poll(ups).toBe("up\n".repeat(death));
    const before = pid();
    process.kill(before, "SIGKILL");
    await expect.poll(pid).not.toBe(before);
    expect(deaths).toEqual(Array.from({ length: death }, () => "api: SIGKILL"));
  }
  await expect.poll(ups).toBe("up\n".repeat(3));

  keeper.stopWatching();
  const last = pid();
  await keeper.parts[0]?.stop();
  expect(pid()).toBe(last);
  expect(deaths).toHaveLength(2);
});

test("a service that cannot begin for a while is tried again until it can", async () => {
  const { keeper, pid } = keeperOf("start it again");
  let tries = 0;
  await keeper.keep("api", () => {
    tries += 1;
    return tries === 2 || tries === 3 ? Promise.reject(new Error("no database yet")) : service();
  });
  const before = pid();
  process.kill(before, "SIGKILL");
  await expect.poll(pid).not.toBe(before);
  expect(tries).toBe(4);
  expect(said.join("")).toContain("api could not be started again: no database yet");
});

test("a service that cannot begin at all is no service", async () => {
  const { keeper } = keeperOf("start it again");
  await expect(keeper.keep("api", () => Promise.reject(new Error("port taken")))).rejects.toThrow("port taken");
  expect(keeper.parts).toEqual([]);
});

test("under a check a death is told, and nothing hides it", async () => {
  const { deaths, keeper, pid } = keeperOf("stop all");
  await keeper.keep("api", service);
  const before = pid();
  process.kill(before, "SIGKILL");
  await expect.poll(() => deaths).toEqual(["api: SIGKILL"]);
  expect(pid()).toBe(before);
});
