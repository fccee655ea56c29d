import type { Say } from "#src/core/texts.tsx";

/** What some money is in a researcher's time: rounded down, to half hours. */
export type ResearchTime = { figure: string; unit: "minutes" | "hour" | "hours" };

const wholeFromHalves = 20;

export function researchTime(sekGiven: number, hourCosts: number): ResearchTime {
  const halves = Math.floor((sekGiven / hourCosts) * 2);
  if (halves === 0) return { figure: String(Math.floor((sekGiven / hourCosts) * 60)), unit: "minutes" };
  const hours = Math.floor(halves / 2);
  const figure = `${hours === 0 ? "" : hours}${halves % 2 === 1 ? "½" : ""}`;
  return { figure, unit: halves > 2 ? "hours" : "hour" };
}

/** In a sentence: "en halvtimme", "2½ timmar", and from ten hours on whole ones. */
export function sayTime(say: Say, sekGiven: number, hourCosts: number): string {
  const halves = Math.floor((sekGiven / hourCosts) * 2);
  if (halves === 1) return say("myPages.time.half");
  if (halves === 2) return say("myPages.time.one");
  const { figure, unit } = researchTime(sekGiven, hourCosts);
  const whole = halves >= wholeFromHalves ? figure.replace("½", "") : figure;
  return say("myPages.time", { figure: whole, unit: say(`myPages.unit.${unit}`) });
}
