import { researchAreas, type ResearchArea } from "@hjarta-lunga/contract/research.ts";
import type { Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { subjects, type Words } from "./subjects.ts";
import { firstNames, institutions, lastNames } from "./people.ts";

const methods: readonly Words[] = [
  ["magnetkamera", "magnetic resonance imaging"],
  ["registerdata", "registry data"],
  ["ett blodprov", "a blood test"],
  ["artificiell intelligens", "artificial intelligence"],
  ["ultraljud", "ultrasound"],
  ["datortomografi", "computed tomography"],
  ["mätningar i hemmet", "measurements at home"],
  ["proteinanalys", "protein profiling"],
  ["genetisk kartläggning", "genetic mapping"],
];

type Parts = Record<"condition" | "factor" | "people" | "care" | "method", Words>;

/** {name} is filled in. Both languages of a row say the same. */
const patterns: readonly Words[] = [
  ["betydelsen av {factor} vid {condition}", "the role of {factor} in {condition}"],
  ["{factor} hos {people} med {condition}", "{factor} in {people} with {condition}"],
  [
    "tidig upptäckt av {condition} hos {people} med {method}",
    "early detection of {condition} in {people} using {method}",
  ],
  ["kan {factor} förutsäga förloppet vid {condition}?", "can {factor} predict the course of {condition}?"],
  ["{factor} som mål för ny behandling vid {condition}", "{factor} as a target for new treatment of {condition}"],
  ["samband mellan {factor} och {condition} hos {people}", "links between {factor} and {condition} in {people}"],
  ["mekanismer bakom {factor} vid {condition}", "mechanisms behind {factor} in {condition}"],
  ["kartläggning av {factor} vid {condition} med {method}", "mapping {factor} in {condition} using {method}"],
  ["{care} vid {condition}: en randomiserad studie", "{care} in {condition}: a randomised trial"],
  ["livskvalitet hos {people} med {condition}", "quality of life in {people} with {condition}"],
  ["{care} för {people} med {condition}", "{care} for {people} with {condition}"],
  ["från cell till patient: {factor} vid {condition}", "from cell to patient: {factor} in {condition}"],
  [
    "{people} med {condition}: en uppföljning i tio år av {factor}",
    "{people} with {condition}: a ten-year follow-up of {factor}",
  ],
];

type Title = { title: string; titleEnglish: string };
type Pick = <T>(list: readonly T[]) => T;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = (area: ResearchArea, pick: Pick): Title => {
  const subject = subjects[area];
  const pattern = pick(patterns);
  const parts: Parts = {
    condition: pick(subject.conditions),
    factor: pick(subject.factors),
    people: pick(subject.people),
    care: pick(subject.cares),
    method: pick(methods),
  };
  const inLanguage = (language: 0 | 1) =>
    capital(pattern[language].replaceAll(/\{(\w+)\}/g, (_whole, name: keyof Parts) => parts[name][language]));
  return { title: inLanguage(0), titleEnglish: inLanguage(1) };
};

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
