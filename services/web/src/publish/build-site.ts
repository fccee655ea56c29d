import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { buildSteps, type BuildStep } from "@hjarta-lunga/contract/schemas/publish.ts";
import { turnIsHeld } from "../release/build-turn.ts";
import { signalGroup } from "./process-group.ts";

export type BuildResult =
  { ok: true } | { ok: false; reason: string; isAway?: boolean; wasKilled?: boolean; page?: string };
export type BuildSite = {
  command: string;
  cwd: string;
  logFile: string;
  signal: AbortSignal;
  timeoutMs?: number;
  variables?: Record<string, string>;
  onStart?: (processGroup: number) => Promise<void>;
  onStep?: (step: BuildStep) => void;
};

/** The build prints such a line with the reason for editors. AWAY: a later try may succeed. */
const reasonLine = /SITE-BUILD-(?<kind>ERROR|AWAY): (?<words>.*)/;
/** The page that editors have to mend, said before the reason. */
const pageLine = /SITE-BUILD-PAGE: (?<path>\/\S*)|HTML failed for path "(?<drawn>\/[^"]*)"/;
const stepLine = /SITE-BUILD-STEP: (?<name>\w+)(?: (?<pages>\d+))?/;
const fullDiskLine = /ENOSPC|No space left on device/i;
const longestReason = 500;
const defaultTimeoutMs = 10 * 60 * 1000;
const patienceMs = 5_000;
const lingeringMs = 2_000;

const general =
  "Bygget misslyckades. Webbplatsen visar den senaste fungerande versionen. Försök igen, eller hör av dig till den som sköter webbplatsen.";
export const fullDisk =
  "Disken är full, så ändringen kunde inte läggas ut. Webbplatsen visar den senaste fungerande versionen. Hör av dig till den som sköter webbplatsen.";
const notDrawn = (page: string) =>
  `Sidan ${page} gick inte att bygga. Ångra den senaste ändringen på den, eller hör av dig till den som sköter webbplatsen. Webbplatsen visar den senaste fungerande versionen.`;
const wasEnded =
  "Bygget avbröts innan det var klart, och görs om strax. Webbplatsen visar den senaste fungerande versionen.";
const tookTooLong =
  "Bygget tog för lång tid och avbröts. Webbplatsen visar den senaste fungerande versionen. Försök igen om en stund.";

/** By a machine that lacks memory, or by somebody: the next one may end well. A shell tells it by a number. */
const isKilled = (code: number | null) => code === null || code === 128 + 9 || code === 128 + 15;

export const buildSite = async (options: BuildSite): Promise<BuildResult> => {
  const { command, cwd, logFile, signal, timeoutMs = defaultTimeoutMs } = options;
  if (signal.aborted) return { ok: false, reason: general };
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  log.on("error", () => undefined);
  log.write(`${new Date().toISOString()} ${command}\n`);

  const child = spawn(command, {
    cwd,
    // The build needs no PUBLISH_TOKEN, and its turn is held here.
    env: { ...process.env, ...(options.variables ?? turnIsHeld), PUBLISH_TOKEN: undefined },
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let reported: { reason: string; isAway: boolean } | undefined;
  let page: string | undefined;
  let isFull = false as boolean;
  const hear = (line: string) => {
    const { kind, words } = reasonLine.exec(line)?.groups ?? {};
    if (words !== undefined) reported ??= { reason: words.slice(0, longestReason).trim(), isAway: kind === "AWAY" };
    const { path, drawn } = pageLine.exec(line)?.groups ?? {};
    page ??= path ?? drawn;
    isFull ||= fullDiskLine.test(line);
    const { name, pages } = stepLine.exec(line)?.groups ?? {};
    const step = buildSteps.find((each) => each === name);
    if (step !== undefined) options.onStep?.({ step, ...(pages !== undefined && { pages: Number(pages) }) });
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    createInterface({ input: stream.pipe(new PassThrough()) }).on("line", hear);
  }

  let last: NodeJS.Timeout | undefined;
  const end = () => {
    if (child.pid === undefined) return;
    const group = child.pid;
    signalGroup(group, "SIGTERM");
    clearTimeout(last);
    last = setTimeout(() => signalGroup(group, "SIGKILL"), patienceMs);
  };
  const clock = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, clock]);
  either.addEventListener("abort", end, { once: true });

  try {
    const closed = new Promise<number | null>((done, fail) => {
      child.once("error", fail);
      child.once("close", done);
      // A leftover child may hold the output open.
      child.once("exit", () => {
        last = setTimeout(end, lingeringMs);
      });
    });
    if (child.pid !== undefined) await options.onStart?.(child.pid);
    const code = await closed;
    log.write(`${new Date().toISOString()} ended with ${code ?? "a signal"}\n`);
    if (code === 0) return { ok: true };
    if (clock.aborted) return { ok: false, reason: tookTooLong };
    if (isFull) return { ok: false, reason: fullDisk };
    if (reported === undefined && isKilled(code) && !either.aborted)
      return { ok: false, reason: wasEnded, wasKilled: true };
    return {
      ok: false,
      ...(reported ?? { reason: page === undefined ? general : notDrawn(page) }),
      ...(page !== undefined && { page }),
    };
  } catch {
    end();
    return { ok: false, reason: general };
  } finally {
    clearTimeout(last);
    if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    either.removeEventListener("abort", end);
    await new Promise<void>((done) => log.end(done));
  }
};
