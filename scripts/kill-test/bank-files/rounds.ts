import { fork, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { Bank } from "./bank.ts";
import type { Begun, FromPresser, Promised } from "./promises.ts";

const presser = fileURLToPath(new URL("presser.ts", import.meta.url));
const worker = fileURLToPath(new URL("worker.ts", import.meta.url));
const bankLooksMs = 3;
const mostNights = 3;

type Given = {
  rounds: number;
  first: string;
  bank: Bank;
  env: Record<string, string>;
  told?: (round: number) => void;
  /** Whose gifts are changed meanwhile, by a third process that is killed too. */
  holders?: readonly string[];
};

/** What was pressed when its process was killed is pressed again by the next, as somebody whose answer was lost would. */
const openPresses = (env: Given["env"], first: string, holders: readonly string[]) => {
  const promises = new Map<string, Promised[]>();
  const begun = new Map<string, Begun>();
  const heard = (message: FromPresser) => {
    if ("begun" in message) begun.set(message.begun.body.idempotencyKey, message.begun);
    if ("refused" in message) begun.delete(message.refused);
    if (!("promised" in message)) return;
    begun.delete(message.promised);
    promises.set(message.lookup, [...(promises.get(message.lookup) ?? []), message]);
  };
  const spawn = (who: readonly string[]) => {
    const left = JSON.stringify([...begun.values()]);
    const child = fork(presser, [first, who.join(","), left], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("message", heard);
    return child;
  };
  return {
    begin: () => (holders.length === 0 ? [] : [spawn(holders)]),
    end: async () => {
      if (begun.size > 0) await once(spawn([]), "exit");
      if (begun.size > 0) throw new Error("What became of a press is not known");
      for (const list of promises.values()) list.sort((one, other) => one.number - other.number);
      return promises;
    },
  };
};

/** Two processes live through the same nights and are killed; one lives on to the end, and its last day is the answer. */
export const killRounds = async ({ rounds, first, bank, env, told, holders = [] }: Given) => {
  const presses = openPresses(env, first, holders);
  const timer = setInterval(bank.take, bankLooksMs);
  const spawn = (from: string, to: string) =>
    fork(worker, [from, to], { env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let day = first;
  const live = async (child: ChildProcess) => {
    child.on("message", (message) => {
      if (typeof message === "string" && message !== "ready" && message > day) day = message;
    });
    await once(child, "message");
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const from = day;
      const children = [0, 1].map(() => spawn(from, "9999-12-31"));
      const pressing = presses.begin();
      await Promise.all([...children.map(live), ...pressing.map((child) => once(child, "message"))]);
      const until = daysAfter(from, randomInt(mostNights));
      while (day < until) await delay(1);
      await delay(randomInt(40));
      const all = [...children, ...pressing];
      const ended = all.map((child) => once(child, "exit"));
      for (const child of all) child.kill("SIGKILL");
      await Promise.all(ended);
      told?.(round);
    }
    const promises = await presses.end();
    const lastDay = daysAfter(day, 3);
    for (let pass = 0; pass < 2; pass += 1) {
      const last = spawn(day, lastDay);
      const [code] = (await once(last, "exit")) as [number | null];
      if (code !== 0) throw new Error(`The last one ended with ${String(code)}`);
      bank.take();
    }
    return { last: lastDay, promises };
  } finally {
    clearInterval(timer);
  }
};
