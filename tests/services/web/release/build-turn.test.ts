import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  TurnNotGiven,
  sayWaiting,
  turnIsHeld,
  withBuildFolders,
  withBuildTurn,
} from "../../../../services/web/src/release/build-turn.ts";
import { temporaryFolder } from "../site-fixture.ts";

const module = resolve("services/web/src/release/build-turn.ts");

/** Another process, which has the turn until it is killed. */
const anotherBuild = async (siteRoot: string, env: Record<string, string> = {}) => {
  const program = `
    const { withBuildTurn } = await import(${JSON.stringify(module)});
    const options = { siteRoot: ${JSON.stringify(siteRoot)}, what: "npm test" };
    await withBuildTurn(options, () => { console.log("has it"); return new Promise((done) => setTimeout(done, 60_000)); });`;
  const args = ["--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
};

test("two builds in one folder are one after the other, and who waits is told for whom", async () => {
  const siteRoot = await temporaryFolder();
  const seen: string[] = [];
  const said: string[] = [];
  const build = (what: string) =>
    withBuildTurn({ siteRoot, what, onWait: sayWaiting((line) => said.push(line)) }, async () => {
      seen.push(`${what} begins`);
      await Promise.resolve();
      seen.push(`${what} ends`);
    });
  await Promise.all([build("npm start"), build("npm test")]);
  expect(seen).toEqual(["npm start begins", "npm start ends", "npm test begins", "npm test ends"]);
  expect(said).toEqual([expect.stringMatching(`^Waiting: npm start \\(process ${process.pid}, since 20`)]);
});

test("the turn of a process that is killed is free at once", async () => {
  const siteRoot = await temporaryFolder();
  const child = await anotherBuild(siteRoot);
  const said: string[] = [];
  const mine = withBuildTurn({ siteRoot, what: "mine", onWait: sayWaiting((line) => said.push(line)) }, () =>
    Promise.resolve("done"),
  );
  await expect.poll(() => said.join()).toContain(`npm test (process ${child.pid ?? 0}, `);
  child.kill("SIGKILL");
  expect(await mine).toBe("done");
});

test("what is started by whoever has the turn does not wait for it, but for a build that is still at work", async () => {
  const siteRoot = await temporaryFolder();
  await anotherBuild(siteRoot);
  // Would never say that it has it.
  await anotherBuild(siteRoot, turnIsHeld);

  let end: () => void = () => undefined;
  const leftBehind = withBuildFolders(
    { siteRoot, what: "left behind" },
    () => new Promise<void>((done) => (end = done)),
  );
  const order: string[] = [];
  const next = withBuildFolders({ siteRoot, what: "next" }, () => Promise.resolve(order.push("next")));
  order.push("left behind ends");
  end();
  await Promise.all([leftBehind, next]);
  expect(order).toEqual(["left behind ends", "next"]);
});

test("a failed build gives its turn on, and waiting can be given up", async () => {
  const siteRoot = await temporaryFolder();
  const options = { siteRoot, what: "one" };
  await expect(withBuildTurn(options, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await withBuildTurn(options, async () => {
    const givingUp = new AbortController();
    const onWait = () => givingUp.abort();
    const waiting = withBuildTurn({ ...options, signal: givingUp.signal, onWait }, () => Promise.resolve());
    await expect(waiting).rejects.toThrow(TurnNotGiven);
  });
  // Another folder is another matter.
  const elsewhere = { siteRoot: join(siteRoot, "other"), what: "two" };
  expect(await withBuildTurn(options, () => withBuildTurn(elsewhere, () => Promise.resolve("done")))).toBe("done");
});
