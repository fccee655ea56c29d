import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

/** What others link to: `/mina-uppgifter/#hitta`. */
export const sectionIds = {
  known: "vet",
  contact: "kontakt",
  find: "hitta",
  choices: "mejl",
  write: "skriv",
  all: "hamta",
  forget: "glom",
} as const;
export type SectionName = keyof typeof sectionIds;
export const sectionNames = Object.keys(sectionIds) as SectionName[];

export const sectionHeadings = {
  known: "myDetails.known",
  contact: "myDetails.contact",
  find: "myLink.find",
  choices: "myDetails.choices",
  write: "myDetails.write",
  all: "myDetails.all",
  forget: "myDetails.forget",
} as const satisfies Record<SectionName, TextKey>;
