import { readEnvironment } from "./environment.ts";
import { startStandins } from "./start.ts";

const standins = await startStandins(readEnvironment(process.env)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`The stand-ins are at ${standins.urls.http}`);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await standins.close();
};
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
