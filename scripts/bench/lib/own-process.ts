import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Failure } from "../../lib/failure.ts";

/** The disconnect comes after every message that was sent. */
const endedWithoutMessage = async (child: ChildProcess, program: URL): Promise<never> => {
  await once(child, "disconnect");
  throw new Failure(`${fileURLToPath(program)} ended without a message; what it said stands above.`);
};

/** Ends the program when the work with its first message is done. */
export const withProcess = async <Result>(
  program: URL,
  args: string[],
  work: (told: never) => Promise<Result> | Result,
): Promise<Result> => {
  const child = fork(fileURLToPath(program), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  try {
    const [told] = (await Promise.race([once(child, "message"), endedWithoutMessage(child, program)])) as [never];
    return await work(told);
  } finally {
    child.kill();
  }
};
