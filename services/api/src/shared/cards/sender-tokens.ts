import { createHmac, timingSafeEqual } from "node:crypto";

type Linked = { id: string; linkVersion: number };

export type SenderTokens = { of: (card: Linked) => string; isOf: (card: Linked, token: string) => boolean };

/**
 * What the link in the sender's mail proves that they are by. It is worked out from the card and the version of its link,
 * and kept nowhere: with the next version it is good no more.
 */
export const senderTokens = (secret: string): SenderTokens => {
  // Of all kinds of cards, which their ids tell apart: links that are out were made with these words.
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
