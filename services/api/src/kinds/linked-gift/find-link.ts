import type { LinkedGiftKind, LinkState } from "@hjarta-lunga/contract/gift-links.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../../platform/database/connect.ts";
import { giftLinks, giftMailings } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { mandateOfNow, type Mandate } from "../monthly-gift/repository.ts";
import { offerOf, type OfferDeps } from "./suggestions.ts";
import type { GiftLinkTokens, LinkDeps } from "./deps.ts";
import { identified, sessionOf } from "../../identity/bankid/session.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export type FoundLink = {
  id: string;
  isUsed: boolean;
  isOver: boolean;
  orderId: string | null;
  /** The one that gifts are drawn on now: its holder may have named another account since. */
  mandate: Mandate;
};

type Asked = { kind: LinkedGiftKind; guid: string };

const isGuid = (text: string): boolean => z.uuid().safeParse(text.trim()).success;

export const isUsedLink = sql<boolean>`(${giftLinks.usedAt} is not null or ${orders.paidAt} is not null)`;

/** Locked, whoever else comes by the same link or about the same mandate waits until this transaction ends. */
export const findLink = async (
  tx: Transaction,
  tokens: GiftLinkTokens,
  { kind, guid }: Asked,
  lock = false,
): Promise<FoundLink | undefined> => {
  if (!isGuid(guid)) return undefined;
  const query = tx
    .select({
      id: giftLinks.id,
      isUsed: isUsedLink,
      isOver: sql<boolean>`${giftMailings.revokedAt} is not null or ${giftMailings.expiresAt} <= now()`,
      orderId: giftLinks.orderId,
      mandate: mandates,
    })
    .from(giftLinks)
    .innerJoin(giftMailings, eq(giftMailings.id, giftLinks.mailingId))
    .innerJoin(mandates, eq(mandates.id, giftLinks.mandateId))
    .leftJoin(orders, eq(orders.id, giftLinks.orderId))
    .where(and(inArray(giftLinks.guidHash, tokens.hashesOf(guid)), eq(giftMailings.kind, kind)));
  const [found] = await (lock ? query.for("update", { of: [mandates, giftLinks] }) : query);
  return found && { ...found, mandate: await mandateOfNow(tx, found.mandate, lock) };
};

/** A consent without an amount has none to raise. */
const isGivenBy = (kind: LinkedGiftKind, { state, amountOre }: Mandate): boolean =>
  state === "active" && (kind === "extra_gift" || amountOre !== null);

const hasRoom = (deps: OfferDeps, kind: LinkedGiftKind, mandate: Mandate): boolean => {
  const { least, most } = offerOf(deps, kind, mandate);
  return least <= most;
};

/** Who has used it is told so, also when it is old by now. */
export const stateOf = (deps: OfferDeps, kind: LinkedGiftKind, link: FoundLink | undefined): LinkState => {
  if (!link) return "unknown";
  if (link.isUsed) return "used";
  if (link.isOver) return "expired";
  if (!isGivenBy(kind, link.mandate)) return "inactive";
  return hasRoom(deps, kind, link.mandate) ? "ok" : "notByLink";
};

type ByHolder = { client: FastifyRequest; token?: string | undefined; mandate: Mandate };

/**
 * A link may have been forwarded: for more than a link may move, the account's holder has to identify in this browser.
 */
const requireHolder = async (tx: Transaction, deps: LinkDeps, { client, token, mandate }: ByHolder): Promise<void> => {
  if (token === undefined) throw new Refusal("unauthorized");
  const shown = { token, session: sessionOf(client), purpose: "linked_gift" } as const;
  const { personalNumberLookup } = await identified(tx, deps, shown);
  if (personalNumberLookup !== mandate.holderLookup)
    throw new Refusal("unauthorized", { token: "is another person's" });
};

type Gift = ByHolder & { kind: LinkedGiftKind; amount: number; isApprovedByPayer?: boolean };

export const requirePossible = async (tx: Transaction, deps: LinkDeps, gift: Gift): Promise<void> => {
  const { kind, amount, isApprovedByPayer = false } = gift;
  const offer = offerOf(deps, kind, gift.mandate);
  const checked = amountWithin(offer).safeParse(amount);
  if (!checked.success) throw new Refusal("validation_failed", { amount: checked.error.issues[0]?.message ?? "" });
  if (!isApprovedByPayer && amount > offer.mostByLink) await requireHolder(tx, deps, gift);
};
