/** What the person at the terminal can act on: shown without a stack. */
export class Failure extends Error {
  override name = "Failure";
}

const systemReasons: Partial<Record<string, string>> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk quota is used up",
  EACCES: "No permission to write or read",
  EPERM: "No permission to change",
  ENOTDIR: "A file is in the way of a folder",
  EEXIST: "A file is in the way of a folder",
  EROFS: "The disk can only be read",
};

export const explain = (error: unknown): string => {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : systemReasons[code];
  return reason ? `${reason}${path === undefined ? "" : `: ${path}`}.` : (error.stack ?? error.message);
};

export const readOr = <Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

export const runMain = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exitCode = 1;
  }
  // A forgotten timer or socket must not keep a finished command alive.
  process.exit();
};
