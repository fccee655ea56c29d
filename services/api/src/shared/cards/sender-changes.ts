import { turnedSecret } from "../../platform/environment/turned-secret.ts";
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { isTakenDown } from "./repository.ts";

type Linked = { id: string; linkVersion: number };

type SenderTokens = { of: (card: Linked) => string; isOf: (card: Linked, token: string) => boolean };

export const senderTokens = (secret: string): SenderTokens => {
  const keyed = turnedSecret(secret);
  // Links that are out were made with these words, for all kinds of cards: their ids tell them apart.
  const textOf = ({ id, linkVersion }: Linked) => `memorial card ${id} ${linkVersion}`;
  return { of: (card) => keyed.of(textOf(card)), isOf: (card, token) => keyed.isOf(textOf(card), token) };
};

type SentCard = { id: string; version: number; linkVersion: number; takenDownAt: Date | null; hiddenAt: Date | null };
export type BySender = { orderReference: string; token: string };
type Kind<Card, Words> = {
  table: PgTable & Record<"id" | "version", AnyPgColumn>;
  cardById: (tx: Transaction, id: string) => Promise<Card | undefined>;
  cardByOrder: (tx: Transaction, orderReference: string, forUpdate: boolean) => Promise<Card | undefined>;
  isOpen: (card: Card) => boolean;
  contentOf: (card: Card) => Words;
  columnsOf: (words: Words) => object;
  check: (words: Words) => void;
};
type Work<Card, Asked> = (tx: Transaction, card: Card, asked: Asked) => Promise<unknown>;

export const senderChanges = <Card extends SentCard, Words>(
  { db, tokens }: { db: Database; tokens: SenderTokens },
  { table, cardById, cardByOrder, isOpen, contentOf, columnsOf, check }: Kind<Card, Words>,
) => {
  /** The sender's link is mailed when a card is paid, not while it waits for that. */
  const isSender = (card: Card, token: string) => isOpen(card) && tokens.isOf(card, token);
  /** The second of two clicks has the token that the first one made good no more. */
  const isTakenDownBy = (card: Card, token: string) =>
    card.takenDownAt !== null && tokens.isOf({ ...card, linkVersion: card.linkVersion - 1 }, token);

  const change =
    <Asked extends BySender>(work: Work<Card, Asked>, isDone?: (card: Card, token: string) => boolean) =>
    (asked: Asked): Promise<Card> =>
      db.transaction(async (tx) => {
        const card = await cardByOrder(tx, asked.orderReference, true);
        // Whether there is such a card is told to nobody without its token.
        if (!card) throw new Refusal("unauthorized");
        if (isDone?.(card, asked.token)) return card;
        if (!isSender(card, asked.token)) throw new Refusal("unauthorized");
        await work(tx, card, asked);
        const changed = await cardById(tx, card.id);
        if (!changed) throw new Error("A changed card is not there");
        return changed;
      });

  const changeOpen = <Asked extends BySender>(work: Work<Card, Asked>) =>
    change<Asked>((tx, card, asked) => {
      if (isTakenDown(card)) throw new Refusal("taken_down");
      return work(tx, card, asked);
    });

  return {
    isSender,
    change: <Asked extends BySender>(work: Work<Card, Asked>) => change(work),
    changeOpen,
    correct: changeOpen<BySender & { version: number; words: Words }>(async (tx, card, { version, words }) => {
      if (isDeepStrictEqual(contentOf(card), words)) return;
      if (card.version !== version) throw new Refusal("changed_meanwhile");
      check(words);
      await tx
        .update(table)
        .set({ ...columnsOf(words), version: sql`${table.version} + 1` })
        .where(eq(table.id, card.id));
    }),
    takeDown: (before?: Work<Card, BySender>) =>
      change<BySender>(async (tx, card, asked) => {
        await before?.(tx, card, asked);
        await tx.execute(
          sql`update ${table} set taken_down_at = now(), link_version = link_version + 1 where id = ${card.id}`,
        );
      }, isTakenDownBy),
  };
};
