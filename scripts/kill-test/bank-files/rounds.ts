import { fork, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { Bank } from "./bank.ts";

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));
const bankLooksMs = 3;
const mostNights = 3;

type Given = { rounds: number; first: string; bank: Bank; env: Record<string, string>; told?: (round: number) => void };

/** Two processes live through the same nights and are killed; one lives on to the end, and its last day is the answer. */
export const killRounds = async ({ rounds, first, bank, env, told }: Given): Promise<string> => {
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
      await Promise.all(children.map(live));
      const until = daysAfter(from, randomInt(mostNights));
      while (day < until) await delay(1);
      await delay(randomInt(40));
      const ended = children.map((child) => once(child, "exit"));
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(ended);
      told?.(round);
    }
    const lastDay = daysAfter(day, 3);
    for (let pass = 0; pass < 2; pass += 1) {
      const last = spawn(day, lastDay);
      const [code] = (await once(last, "exit")) as [number | null];
      if (code !== 0) throw new Error(`The last one ended with ${String(code)}`);
      bank.take();
    }
    return lastDay;
  } finally {
    clearInterval(timer);
  }
};
