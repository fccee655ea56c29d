/** Work that only the end of a build waits for: it runs beside the compiling, while a processor is idle. */
const begun: Promise<unknown>[] = [];

export function inBackground(work: Promise<unknown>): void {
  begun.push(work);
  // A failure is reported by allDone. Until then it must not count as an unhandled rejection.
  work.catch(() => undefined);
}

export async function allDone(): Promise<void> {
  await Promise.all(begun.splice(0));
}
