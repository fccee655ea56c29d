import { toSek } from "@hjarta-lunga/contract/money.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateEvents, mandates } from "../../../platform/database/tables/mandates.ts";
import type { Mandate } from "../repository.ts";

/** A paper that somebody reads wrong draws it each month: above so much, two have to read it. */
const mostByOneOre = 200_000;

export const needsSecondPerson = (amountOre: number | null): boolean => (amountOre ?? 0) > mostByOneOre;

const command = "npm run mandate --workspace services/api -- approve";

export const asksSecondPerson = (number: string): string =>
  `is above ${toSek(mostByOneOre)} kr a month and waits: another than you must look at the paper. Then: ${command} ${number} ` +
  '"<who they are: that they have read it>"';

type Asking = { who: string; note: string; signedAt: Date };

/** It is signed, and stays where it is until another of the staff has looked. */
export const askSecondPerson = async (tx: Transaction, { id, state }: Mandate, { who, note, signedAt }: Asking) => {
  await tx.update(mandates).set({ signedAt, approvalAskedBy: who }).where(eq(mandates.id, id));
  await tx.insert(mandateEvents).values({ mandateId: id, fromState: state, toState: state, who, note });
};

const lettersOf = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

export const mustBeSecondPerson = ({ state, approvalAskedBy: first }: Mandate, who: string): void => {
  if (first === null || state !== "awaiting_signature")
    throw new Error("That mandate does not wait for a second person.");
  if (["", lettersOf(first)].includes(lettersOf(who))) throw new Error(`Another than ${first} must approve it.`);
};
