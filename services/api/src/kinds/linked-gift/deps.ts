import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { ModuleDeps } from "../module.ts";

export type GiftLinkTokens = {
  newGuid: () => string;
  /** Whoever reads the database has no link. */
  hashOf: (guid: string) => string;
  /** Derived from the change and stored nowhere. */
  undoOf: (changeId: string) => string;
  isUndoOf: (changeId: string, token: string) => boolean;
};

export const giftLinkTokens = (secret: string): GiftLinkTokens => {
  const keyed = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const undoOf = (changeId: string) => keyed(`undo ${changeId}`);
  return {
    newGuid: randomUUID,
    hashOf: (guid) => keyed(`link ${guid.trim().toLowerCase()}`),
    undoOf,
    isUndoOf: (changeId, token) => {
      const [right, given] = [Buffer.from(undoOf(changeId)), Buffer.from(token)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
};

export const linkDeps = (given: ModuleDeps) => {
  const { giftLinks, autogiro } = given.environment;
  const { leadBankingDays } = autogiro;
  return { ...given, tokens: giftLinkTokens(giftLinks.secret), leadBankingDays, moves: giftLinks.moves };
};
export type LinkDeps = ReturnType<typeof linkDeps>;
