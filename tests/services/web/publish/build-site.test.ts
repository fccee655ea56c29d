import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildSite } from "../../../../services/web/src/publish/build-site.ts";
import { createLeftover } from "../../../../services/web/src/publish/process-group.ts";
import { temporaryFolder } from "../site-fixture.ts";

const build = async (command: string, onStart?: (logFile: string) => Promise<void>, signal = never) => {
  const cwd = await temporaryFolder();
  const logFile = join(cwd, "log", "site-build.log");
  const result = await buildSite({ command, cwd, logFile, signal, onStart: async () => onStart?.(logFile) });
  return { result, log: await readFile(logFile, "utf8") };
};
const never = new AbortController().signal;

/** A process that has ended may stay listed until its parent has heard of it. */
const isRunning = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !stat.includes(") Z ");
};

test("a build that ends well is a success, and all it says is in the log", async () => {
  const { result, log } = await build("echo out; echo err >&2");
  expect(result).toEqual({ ok: true });
  expect(log).toMatch(/out/);
  expect(log).toMatch(/err/);
});

test("an editor is told the line that the build has for them", async () => {
  const { result } = await build(
    "echo ' ERROR  SITE-BUILD-ERROR: Innehållstjänsten svarar inte.'; echo 'SITE-BUILD-ERROR: senare'; exit 1",
  );
  expect(result).toEqual({ ok: false, reason: "Innehållstjänsten svarar inte.", isAway: false });
});

test("a build that failed because somebody was away says so", async () => {
  const { result } = await build("echo 'SITE-BUILD-AWAY: Innehållstjänsten svarar inte.'; exit 1");
  expect(result).toEqual({ ok: false, reason: "Innehållstjänsten svarar inte.", isAway: true });
});

test("an editor is told which page to mend", async () => {
  const { result } = await build("echo 'SITE-BUILD-PAGE: /kontakt/'; echo 'SITE-BUILD-ERROR: Bilden saknas.'; exit 1");
  expect(result).toMatchObject({ reason: "Bilden saknas.", page: "/kontakt/" });
});

test("a page that cannot be drawn is named", async () => {
  const { result } = await build(`echo ' ERROR  Building static HTML failed for path "/kontakt/"'; exit 1`);
  expect(result).toMatchObject({ page: "/kontakt/", reason: expect.stringContaining("/kontakt/") as string });
});

test.each(["Error: ENOSPC: no space left on device, write", "cp: x: No space left on device"])(
  "a full disk is named, whatever else the build says: %s",
  async (line) => {
    const { result } = await build(`echo 'SITE-BUILD-ERROR: Se byggloggen.'; echo '${line}' >&2; exit 1`);
    expect(result).toMatchObject({ reason: expect.stringMatching(/^Disken är full/) as string });
  },
);

test("the build tells how far it has come", async () => {
  const cwd = await temporaryFolder();
  const steps: object[] = [];
  const command = "echo SITE-BUILD-STEP: fetching; echo SITE-BUILD-STEP: drawing 3; echo SITE-BUILD-STEP: dancing";
  const onStep = (step: object) => void steps.push(step);
  await buildSite({ command, cwd, logFile: join(cwd, "log"), signal: never, onStep });
  expect(steps).toEqual([{ step: "fetching" }, { step: "drawing", pages: 3 }]);
});

test.each(["exit 1", "no-such-command-at-all"])("when %s says nothing, a general line is given", async (command) => {
  const { result } = await build(command);
  expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/^Bygget misslyckades/) as string });
});

test.each(["kill -9 $$", "kill -15 $$", "sh -c 'kill -9 $$'"])(
  "a build that %s ended is to be tried again",
  async (by) => {
    const { result } = await build(`${by}; exit $?`);
    expect(result).toMatchObject({
      reason: expect.stringMatching(/^Bygget avbröts.*görs om strax/) as string,
      wasKilled: true,
    });
  },
);

test("a build that never ends is stopped, with everything it has started", async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(clock.signal);
  const { result, log } = await build("sleep 60 & echo child $!; wait", async (logFile) => {
    await vi.waitFor(async () => expect(await readFile(logFile, "utf8")).toMatch(/child \d/));
    clock.abort();
  });
  expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/^Bygget tog för lång tid/) as string });
  const child = Number(/child (\d+)/.exec(log)?.[1]);
  expect(child).toBeGreaterThan(0);
  await expect.poll(() => isRunning(child)).toBe(false);
});

test("a build is over when its command is, whatever it has left running", async () => {
  const { result, log } = await build("sleep 60 & echo child $!; exit 0");
  expect(result).toEqual({ ok: true });
  const child = Number(/child (\d+)/.exec(log)?.[1]);
  await expect.poll(() => isRunning(child)).toBe(false);
});

test("shutting down stops the build", async () => {
  const stopping = new AbortController();
  const stop = async () => {
    await Promise.resolve();
    stopping.abort();
  };
  const { result } = await build("sleep 60", stop, stopping.signal);
  expect(result.ok).toBe(false);
});

test("the build is not given the key to this server", async () => {
  process.env.PUBLISH_TOKEN = "secret-0123456789";
  const { log } = await build("env");
  delete process.env.PUBLISH_TOKEN;
  expect(log).not.toContain("secret-0123456789");
});

test("a build that a killed server left behind is ended before the next one", async () => {
  const cwd = await temporaryFolder();
  const leftover = createLeftover(join(cwd, "site-build.pid"));
  const remembered = Promise.withResolvers<number>();
  const orphan = buildSite({
    command: "sleep 60",
    cwd,
    logFile: join(cwd, "log"),
    signal: never,
    onStart: async (processGroup) => {
      await leftover.remember(processGroup);
      remembered.resolve(processGroup);
    },
  });
  const group = await remembered.promise;
  await createLeftover(join(cwd, "site-build.pid")).end();
  await orphan;
  expect(await isRunning(group)).toBe(false);
});
