import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { approvedProjects, approvedProjectsEnglish } from "@hjarta-lunga/contract/routes.ts";

type ResearchPage = { path: string; language: Language; translation: string };

export const researchPages: ResearchPage[] = [
  { path: approvedProjects.pattern, language: "sv", translation: approvedProjectsEnglish.pattern },
  { path: approvedProjectsEnglish.pattern, language: "en", translation: approvedProjects.pattern },
];
