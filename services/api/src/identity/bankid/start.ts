import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { AuthenticateBankId, SignBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdOrders } from "../../platform/database/tables/bankid.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../../ledger/donors/personal-number.ts";
import type { BankIdDeps, Visitor } from "./deps.ts";
import { networkHash } from "./network.ts";
import { encryptShown } from "./shown-kept.ts";
import { hashOf, nonceOf, referenceOf } from "./session.ts";

export type Begin = {
  action: BankIdAction;
  purpose: BankIdPurpose;
  shown: string;
  personalNumber?: string;
};

export const addOrder = async (
  { db, environment }: BankIdDeps,
  { personalNumber, shown, ...begin }: Begin,
  { device, language, returnTo }: AuthenticateBankId | SignBankId,
  { visitor, session }: { visitor: Visitor; session: string },
): Promise<string> => {
  const { personalNumberKeys, personalNumberLookupKey, rateLimitSecret, siteUrl } = environment;
  const id = crypto.randomUUID();
  const nonce = nonceOf(session, id);
  const only = () => {
    if (personalNumber === undefined) return {};
    const { personalNumber: onlyNumber, personalNumberKeyVersion } = encryptPersonalNumber(
      personalNumberKeys,
      personalNumber,
    );
    const onlyPerson = personalNumberLookup(personalNumberLookupKey, personalNumber);
    return { onlyNumber, onlyNumberKeyVersion: personalNumberKeyVersion, onlyPerson };
  };
  await db.insert(bankIdOrders).values({
    ...{ id, ...begin, device, language },
    ...{ referenceHash: hashOf(referenceOf(session, id)), nonceHash: hashOf(nonce), sessionHash: hashOf(session) },
    returnUrl: device === "this" && returnTo !== null ? `${siteUrl}${returnTo}#bankid=${nonce}` : null,
    networkHash: networkHash(rateLimitSecret, visitor.ip),
    ...encryptShown(personalNumberKeys, shown),
    ...only(),
  });
  return id;
};
