import type { Language } from "@hjarta-lunga/contract/languages.ts";
import {
  approvedProjects,
  approvedProjectsEnglish,
  gift,
  giftEnglish,
  withdraw,
  withdrawEnglish,
} from "@hjarta-lunga/contract/routes.ts";

type TwinPage = { path: string; language: Language; translation: string };

const twins = ({ pattern: path }: { pattern: string }, { pattern: translation }: { pattern: string }): TwinPage[] => [
  { path, language: "sv", translation },
  { path: translation, language: "en", translation: path },
];

export const researchPages = twins(approvedProjects, approvedProjectsEnglish);
export const giftPages = twins(gift, giftEnglish);
export const withdrawPages = twins(withdraw, withdrawEnglish);
/** Pages of the code that are there in both languages. */
export const twinPages = [...researchPages, ...giftPages, ...withdrawPages];
