import { signOfLifeMinutes, warnedBeforeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { onSeenAgain } from "#src/lib/on-seen-again.ts";

const minute = 60_000;
const endMs = signOfLifeMinutes * minute;
const warnMs = endMs - warnedBeforeMinutes * minute;
const lookMs = 5_000;
/** What other tabs have told lies in wait while this one was frozen. */
const graceMs = 500;
/** The clock on the wall has gone further than the one that counts: the computer slept, or its clock was set. */
const sleptMs = 30_000;

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

type Options = {
  /** Somebody did something here: told at most once a second. */
  onSign: () => void;
  onWarn: (isWarned: boolean) => void;
  /** Before it ends, the other tabs are asked. */
  onNearEnd: () => void;
  onEnd: () => void;
  onSlept: () => void;
};

export function watchIdle({ onSign, onWarn, onNearEnd, onEnd, onSlept }: Options) {
  let last = performance.now();
  let seen = { counted: last, wall: Date.now() };
  let isWarned = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const idleMs = () => performance.now() - last;

  function warn(now: boolean): void {
    if (isWarned === now) return;
    isWarned = now;
    onWarn(now);
  }

  function hear(agoMs: number): void {
    last = Math.max(last, performance.now() - agoMs);
    if (idleMs() < warnMs) warn(false);
  }

  function sign(): void {
    // Once it is asked, only an answer is one.
    if (isWarned || idleMs() < 1_000 || idleMs() >= warnMs) return;
    last = performance.now();
    onSign();
  }

  function end(): void {
    grace = undefined;
    if (!isStopped && idleMs() >= endMs) onEnd();
  }

  function look(): void {
    const now = { counted: performance.now(), wall: Date.now() };
    const hasSlept = now.wall - seen.wall - (now.counted - seen.counted) > sleptMs;
    seen = now;
    if (idleMs() >= endMs && grace === undefined) {
      onNearEnd();
      grace = setTimeout(end, graceMs);
    } else if (hasSlept) onSlept();
    if (idleMs() >= warnMs) warn(true);
  }

  const timer = setInterval(look, lookMs);
  const stopSeeing = onSeenAgain(look);
  for (const each of signs) window.addEventListener(each, sign, { passive: true, capture: true });
  return {
    idleMs,
    hear,
    stop: () => {
      isStopped = true;
      clearTimeout(grace);
      clearInterval(timer);
      stopSeeing();
      for (const each of signs) window.removeEventListener(each, sign, { capture: true });
    },
  };
}
