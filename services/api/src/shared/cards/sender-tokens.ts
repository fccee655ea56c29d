import { createHmac, timingSafeEqual } from "node:crypto";

type Linked = { id: string; linkVersion: number };

export type SenderTokens = { of: (card: Linked) => string; isOf: (card: Linked, token: string) => boolean };

export const senderTokens = (secret: string): SenderTokens => {
  // Links that are out were made with these words, for all kinds of cards: their ids tell them apart.
  const tokenOf = ({ id, linkVersion }: Linked) =>
    createHmac("sha256", secret).update(`memorial card ${id} ${linkVersion}`).digest("base64url");
  return {
    of: tokenOf,
    isOf: (card, token) => {
      const [right, given] = [Buffer.from(tokenOf(card)), Buffer.from(token)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
};
