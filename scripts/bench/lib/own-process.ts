import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Does the work with the first word of a program that runs beside it, and ends that. */
export const withProcess = async <Result>(
  program: URL,
  args: string[],
  work: (told: never) => Promise<Result> | Result,
): Promise<Result> => {
  const child = fork(fileURLToPath(program), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  try {
    const [told] = (await once(child, "message")) as [never];
    return await work(told);
  } finally {
    child.kill();
  }
};
