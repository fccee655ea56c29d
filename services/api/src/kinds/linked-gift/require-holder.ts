import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import type { FastifyRequest } from "fastify";
import { identified } from "../../identity/bankid/redeem.ts";
import { sessionOf } from "../../identity/bankid/session.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Mandate } from "../monthly-gift/repository.ts";

import type { LinkDeps } from "./deps.ts";
import { offerOf } from "./suggestions.ts";

type Asked = { client: FastifyRequest; token?: string | undefined; mandate: Mandate };

/**
 * A link may have been forwarded: for more than a link may move, the account's holder has to identify in this browser.
 */
const requireHolder = async (tx: Transaction, deps: LinkDeps, { client, token, mandate }: Asked): Promise<void> => {
  if (token === undefined) throw new Refusal("unauthorized");
  const shown = { token, session: sessionOf(client), purpose: "linked_gift" } as const;
  const { personalNumberLookup } = await identified(tx, deps, shown);
  if (personalNumberLookup !== mandate.holderLookup)
    throw new Refusal("unauthorized", { token: "is another person's" });
};

type Gift = Asked & { kind: LinkedGiftKind; amount: number; isApprovedByPayer?: boolean };

export const requirePossible = async (tx: Transaction, deps: LinkDeps, gift: Gift): Promise<void> => {
  const { kind, amount, isApprovedByPayer = false } = gift;
  const offer = offerOf(deps, kind, gift.mandate);
  const checked = amountWithin(offer).safeParse(amount);
  if (!checked.success) throw new Refusal("validation_failed", { amount: checked.error.issues[0]?.message ?? "" });
  if (!isApprovedByPayer && amount > offer.mostByLink) await requireHolder(tx, deps, gift);
};
