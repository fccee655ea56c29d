/** Work that only the end of a build needs to wait for: it is done beside the compiling, where a processor is idle. */
const begun: Promise<unknown>[] = [];

export function inBackground(work: Promise<unknown>): void {
  begun.push(work);
  // Whoever waits at the end hears of it. Until then it is no fault of what is done in between.
  work.catch(() => undefined);
}

export async function allDone(): Promise<void> {
  await Promise.all(begun.splice(0));
}
