import type { ResearchArea } from "@hjarta-lunga/contract/research.ts";
import { heartSubjects } from "./heart-subjects.ts";
import { lungSubjects } from "./lung-subjects.ts";
import type { Subject, Words } from "./words.ts";

const subjects: Record<ResearchArea, Subject> = { ...heartSubjects, ...lungSubjects };

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
export type Pick = <T>(list: readonly T[]) => T;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const titleOf = (area: ResearchArea, pick: Pick): Title => {
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
