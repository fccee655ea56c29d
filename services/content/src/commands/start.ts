import { spawn } from "node:child_process";
import { readEnvironment } from "../environment.ts";

/** `next start` on the port of the environment, with a memory limit that fits a small machine. */
const { port } = readEnvironment(process.env);
const child = spawn("next", ["start", "-p", String(port)], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
