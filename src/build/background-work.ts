const begun: Promise<unknown>[] = [];

export function inBackground(work: Promise<unknown>): void {
  begun.push(work);
  // allDone reports the failure; until then it must not be an unhandled rejection.
  work.catch(() => undefined);
}

export async function allDone(): Promise<void> {
  await Promise.all(begun.splice(0));
}
