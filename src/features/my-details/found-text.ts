import type { Say } from "#src/core/texts.tsx";

export function foundText(say: Say, found: number): string {
  if (found === 0) return say("myLink.found.none");
  return found === 1 ? say("myLink.found.one") : say("myLink.found.many", { found });
}
