import { randomUUID } from "node:crypto";
import { turnedSecret } from "../../platform/environment/turned-secret.ts";
import type { ModuleDeps } from "../module.ts";

export type GiftLinkTokens = {
  newGuid: () => string;
  /** Whoever reads the database has no link. */
  hashOf: (guid: string) => string;
  /** By which a link may be known: those of older secrets too. */
  hashesOf: (guid: string) => string[];
  /** Derived from the change and stored nowhere. */
  undoOf: (changeId: string) => string;
  isUndoOf: (changeId: string, token: string) => boolean;
};

export const giftLinkTokens = (secret: string): GiftLinkTokens => {
  const keyed = turnedSecret(secret);
  const linkText = (guid: string) => `link ${guid.trim().toLowerCase()}`;
  const undoText = (changeId: string) => `undo ${changeId}`;
  return {
    newGuid: randomUUID,
    hashOf: (guid) => keyed.of(linkText(guid)),
    hashesOf: (guid) => keyed.allOf(linkText(guid)),
    undoOf: (changeId) => keyed.of(undoText(changeId)),
    isUndoOf: (changeId, token) => keyed.isOf(undoText(changeId), token),
  };
};

export const linkDeps = (given: ModuleDeps) => {
  const { giftLinks, autogiro } = given.environment;
  const { leadBankingDays } = autogiro;
  return { ...given, tokens: giftLinkTokens(giftLinks.secret), leadBankingDays, moves: giftLinks.moves };
};
export type LinkDeps = ReturnType<typeof linkDeps>;
