import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Ends the program when the work with its first message is done. */
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
