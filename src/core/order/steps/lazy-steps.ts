import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";

type Fetch = () => Promise<unknown>;

/** Fetched on the first interaction. Whoever pressed before hydration waits for the next step already. */
export function lazySteps(next: Fetch, ...others: readonly Fetch[]): readonly Fetch[] {
  if (pressedBeforeHydration() !== null) next().catch(() => undefined);
  return [next, ...others];
}
