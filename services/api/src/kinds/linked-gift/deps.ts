import type { ModuleDeps } from "../module.ts";
import { giftLinkTokens } from "./tokens.ts";

export const linkDeps = (given: ModuleDeps) => {
  const { giftLinks, autogiro } = given.environment;
  const { leadBankingDays } = autogiro;
  return { ...given, tokens: giftLinkTokens(giftLinks.secret), leadBankingDays, moves: giftLinks.moves };
};
export type LinkDeps = ReturnType<typeof linkDeps>;
