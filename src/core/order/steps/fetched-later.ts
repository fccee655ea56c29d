import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";

type Fetch = () => Promise<unknown>;

/**
 * What comes after the first step, fetched at the first sign of a hand. Who has pressed before script was there waits for the
 * next step already: that one comes beside what hydrates this one.
 */
export function fetchedLater(next: Fetch, ...others: readonly Fetch[]): readonly Fetch[] {
  if (pressedBeforeHydration() !== null) next().catch(() => undefined);
  return [next, ...others];
}
