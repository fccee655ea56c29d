import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { signOfLifeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { bankIdSignatures, bankIdTokens } from "../../platform/database/tables/identity.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../../ledger/donors/personal-number.ts";
import type { BankIdDeps, Visitor } from "./deps.ts";
import { encryptEvidence, decryptShown } from "./encryption.ts";
import { networkHash, hashOf, tokenOf } from "./session.ts";
import { changePending, type OrderRow } from "./repository.ts";
import type { Completion } from "./client.ts";
import { fromNow, now, today } from "../../platform/database/time.ts";
import type { Environment } from "../../platform/environment/environment.ts";

const leastAge: Record<BankIdPurpose, (environment: Pick<Environment, "mandateLeastAge">) => number> = {
  my_pages: () => 0,
  mandate: ({ mandateLeastAge }) => mandateLeastAge,
  linked_gift: () => 0,
};

/** "YYYYMMDD". A coordination number has its day and sixty. */
const bornOn = (personalNumber: string): number => {
  const written = Number(personalNumber.slice(0, 8));
  return written % 100 > 60 ? written - 60 : written;
};

export const isTooYoung = (
  environment: Pick<Environment, "mandateLeastAge">,
  purpose: BankIdPurpose,
  personalNumber: string,
  today: string,
): boolean => Number(today.replaceAll("-", "")) - bornOn(personalNumber) < leastAge[purpose](environment) * 10_000;

const tokenMs = { auth: 1_800_000, sign: 600_000 };
/** What shows somebody's own data is kept open by each call alone (rooms/my-data/viewer.ts). */
const identifiedMs: Partial<Record<BankIdPurpose, number>> = { my_pages: signOfLifeMinutes * 60_000 };
const goodForMs = (action: BankIdAction, purpose: BankIdPurpose): number =>
  (action === "auth" ? identifiedMs[purpose] : undefined) ?? tokenMs[action];

export const complete = async (
  { db, environment, limits }: BankIdDeps,
  row: OrderRow,
  { user, device, signature, ocspResponse }: Completion,
  { visitor, session }: { visitor: Visitor; session: string },
): Promise<void> => {
  const lookup = personalNumberLookup(environment.personalNumberLookupKey, user.personalNumber);
  const refuse = async (hint: string): Promise<void> => {
    await changePending(db, row.id, { state: "failed", hint });
  };
  if (row.onlyPerson !== null && row.onlyPerson !== lookup) return refuse("wrongPerson");
  if (isTooYoung(environment, row.purpose, user.personalNumber, await today(db))) return refuse("tooYoung");
  if ((await limits.secondsToWait("bankIdPerson", visitor, lookup)) !== null) return refuse("tooOften");
  // Somebody may have been sent the link that another began with: then it ends in another network, and does not come back.
  const elsewhere =
    device === undefined || networkHash(environment.rateLimitSecret, device.ipAddress) !== row.networkHash;
  const person = {
    ...encryptPersonalNumber(environment.personalNumberKeys, user.personalNumber),
    personalNumberLookup: lookup,
  };
  const { id: orderId, action, purpose } = row;
  await db.transaction(async (tx) => {
    const mustReturn = row.device === "this" && elsewhere;
    if (!(await changePending(tx, orderId, { state: "complete", hint: null, mustReturn }))) return;
    const tokenHash = hashOf(tokenOf(session, orderId));
    const bound = { orderId, tokenHash, sessionHash: row.sessionHash, action, purpose };
    await tx
      .insert(bankIdTokens)
      .values({ ...bound, ...person, name: user.name, expiresAt: fromNow(goodForMs(action, purpose)) });
    if (action !== "sign") return;
    const evidence = encryptEvidence(environment.personalNumberKeys, {
      ...{ signature, ocspResponse },
      shown: decryptShown(environment.personalNumberKeys, row),
    });
    await tx.insert(bankIdSignatures).values({ orderId, purpose, ...person, ...evidence, signedAt: now });
  });
};
