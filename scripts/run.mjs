// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no dependency.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { clearInterval, setInterval } from "node:timers";
import { fileURLToPath } from "node:url";

const commands =
  "start dev build backup restore bench test unit e2e test-dev screenshots kill-test kill-test-bank try-cdn try-cold-warm example-giver".split(
    " ",
  );
const leastNode = 20;
const root = fileURLToPath(new URL("..", import.meta.url));
const binFolder = join(root, "node_modules", ".bin");
const marker = join(root, "node_modules", ".installed-lock-hash");
const logFolder = join(resolve(root, process.env.DATA_DIR || ".data"), "log");

const say = (line) => process.stdout.write(`${line}\n`);
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

// package.json starts us with `exec`: npm tells its child alone, and a shell in between keeps a SIGINT to itself.
let child;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child?.kill(signal));

// When npm is killed nobody tells us, and we are another's child. Whoever stops `npm start` means all of it.
const parent = process.ppid;
const parentWatchMs = 500;
setInterval(() => {
  if (process.ppid === parent) return;
  child?.kill("SIGTERM");
}, parentWatchMs).unref();

const ended = (started) =>
  new Promise((done, failed) => {
    child = started;
    started.on("error", failed);
    started.on("exit", (code, signal) =>
      done(signal ? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0) : code),
    );
  });

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** A developer's own install is left alone. */
const installMatchesLock = () => {
  const installedPath = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedPath)) return false;
  const installed = readJson(installedPath).packages;
  return Object.entries(readJson(join(root, "package-lock.json")).packages).every(
    ([path, wanted]) =>
      !path.includes("node_modules/") || wanted.optional || wanted.link || installed[path]?.version === wanted.version,
  );
};

const tailOf = (path) => readFileSync(path, "utf8").trimEnd().split("\n").slice(-15).join("\n");

/** A lock that was written where the registry lacks other platforms' programs makes `npm ci` fail: `npm install` takes it. */
const lacksOnlyOtherPlatforms = (log) => {
  const text = readFileSync(log, "utf8");
  const missing = [...text.matchAll(/Missing: (\S+)@\S* from lock file/g)].map((match) => match[1]);
  const locked = Object.values(readJson(join(root, "package-lock.json")).packages);
  const optional = new Set(locked.flatMap((entry) => Object.keys(entry.optionalDependencies ?? {})));
  return missing.length > 0 && !text.includes("Invalid:") && missing.every((name) => optional.has(name));
};

const npm = async (log, args) => {
  const output = openSync(log, "a");
  const stdio = ["ignore", output, output];
  try {
    return await ended(spawn("npm", args, { cwd: root, stdio }));
  } catch (error) {
    return fail(`npm could not be started (${error.code}). Install npm, which comes with Node.`);
  } finally {
    closeSync(output);
  }
};

const install = async () => {
  const log = join(logFolder, "install.log");
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(log, "");
  const wanted = Object.keys(readJson(join(root, "package-lock.json")).packages).length;
  say(`Installing about ${wanted} packages. The first time it takes a few minutes. Full output: ${log}`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const timer = setInterval(() => say(`  installing … ${seconds()} s`), 15_000);
  // Development packages are the tools: a NODE_ENV=production around us must not leave them out.
  const options = ["--include=dev", "--no-audit", "--no-fund"];
  let code = await npm(log, ["ci", ...options]);
  if (code !== 0 && lacksOnlyOtherPlatforms(log)) code = await npm(log, ["install", "--no-save", ...options]);
  clearInterval(timer);
  if (code !== 0) fail(`${tailOf(log)}\n\nInstalling failed after ${seconds()} s. Full output: ${log}`);
  say(`Installed in ${seconds()} s.`);
};

const main = async () => {
  const [command = "", ...rest] = process.argv.slice(2);
  if (!commands.includes(command)) fail(`Unknown command "${command}". One of: ${commands.join(", ")}.`);
  const major = Number(process.versions.node.split(".")[0]);
  if (major < leastNode) fail(`Node ${leastNode} or newer is needed to begin with; this is ${process.versions.node}.`);

  const lockHash = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const pinnedNode = join(binFolder, "node");
  if (!existsSync(marker) || readFileSync(marker, "utf8") !== lockHash || !existsSync(pinnedNode)) {
    if (!existsSync(pinnedNode) || !installMatchesLock()) await install();
    if (!existsSync(pinnedNode)) {
      fail(
        "Installing left out Node 24 (the package `node`). Does npm's setting ignore-scripts forbid install scripts?",
      );
    }
    writeFileSync(marker, lockHash);
  }
  const script = join(root, "scripts", `${command}.ts`);
  const path = [binFolder, process.env.PATH].join(delimiter);
  process.exitCode = await ended(
    spawn(pinnedNode, [script, ...rest], { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path } }),
  );
};

main().catch((error) => fail(`${error.code === "ENOSPC" ? "The disk is full. " : ""}${error.message}`));
