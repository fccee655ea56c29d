import type { Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { researchAreas } from "@hjarta-lunga/contract/research.ts";
import { firstNames, institutions, lastNames } from "./people.ts";
import { titleOf } from "./titles.ts";
import type { Pick } from "./titles.ts";

const approvedIn: Record<number, number> = {
  2025: 239,
  2024: 228,
  2023: 219,
  2022: 207,
  2021: 199,
  2020: 187,
  2019: 193,
  2018: 184,
  2017: 176,
  2016: 168,
};

const seed = 1_948_061;
const leastSek = 120_000;
const usualSpreadSek = 360_000;
const largeOneIn = 12;
const largeSek = 500_000;
const stepSek = 10_000;

/** The same numbers in the same order on every machine (mulberry32). */
const chances = (from: number) => {
  let state = from;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const makePetitions = (): Petition[] => {
  const chance = chances(seed);
  const pick: Pick = (list) => {
    const picked = list[Math.floor(chance() * list.length)];
    if (picked === undefined) throw new Error("Nothing to pick from");
    return picked;
  };
  const used = new Set<string>();

  const amount = () => {
    const sek = leastSek + chance() * usualSpreadSek + (chance() * largeOneIn < 1 ? largeSek : 0);
    return Math.round(sek / stepSek) * stepSek;
  };
  const newTitle = (area: Petition["area"]) => {
    let made = titleOf(area, pick);
    while (used.has(made.title)) made = titleOf(area, pick);
    used.add(made.title);
    return made;
  };
  const one = (year: number, number: number): Petition => {
    const area = pick(researchAreas);
    const [institution, institutionEnglish] = pick(institutions);
    return {
      id: `${year}-${String(number).padStart(4, "0")}`,
      year,
      ...newTitle(area),
      applicant: `${pick(firstNames)} ${pick(lastNames)}`,
      institution,
      institutionEnglish,
      area,
      amountSek: amount(),
      decidedOn: `${year}-06-${pick(["11", "12", "13", "14"])}`,
    };
  };
  const years = Object.keys(approvedIn).map(Number);
  const all = years.flatMap((year) =>
    Array.from({ length: approvedIn[year] ?? 0 }, (_, index) => one(year, index + 1)),
  );
  return all.toSorted((a, b) => b.decidedOn.localeCompare(a.decidedOn) || a.id.localeCompare(b.id));
};
