import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { mandateOfNow, type Mandate } from "../monthly-gift/repository.ts";
import { nextDraw } from "./next-draw.ts";

export type NextAccount = {
  mandate: Mandate & { amountOre: number };
  isTaken: boolean;
  drawOn: string;
};

/** The bank has not taken it yet. When it does, all that its holder had before ends. */
const onItsWay = ({ holderLookup, createdAt }: Mandate) =>
  and(
    eq(mandates.holderLookup, holderLookup),
    inArray(mandates.state, ["signed", "sent"]),
    isNotNull(mandates.replaces),
    isNotNull(mandates.amountOre),
    gt(mandates.createdAt, createdAt),
  );

export const nextAccountOf = async (tx: Transaction, mandate: Mandate): Promise<NextAccount | undefined> => {
  const now = await mandateOfNow(tx, mandate);
  const isTaken = now.id !== mandate.id;
  const waiting = tx.select().from(mandates).where(onItsWay(mandate)).orderBy(desc(mandates.createdAt)).limit(1);
  const next = isTaken ? now : (await waiting)[0];
  const amountOre = next?.amountOre ?? null;
  if (!next || amountOre === null) return undefined;
  return { mandate: { ...next, amountOre }, isTaken, drawOn: await nextDraw(tx, next) };
};
