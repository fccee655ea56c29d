import type { FastifyRequest } from "fastify";
import { signerOf, sessionOf } from "../../../identity/bankid/session.ts";
import { violatedConstraint } from "../../../platform/database/failures.ts";
import { Refusal } from "../../../platform/http/refusal.ts";
import { countingNew } from "../../../platform/http/rate-limiter.ts";
import { lockForIdempotencyKey, bodyHash, isOrdered } from "../../../ledger/orders/idempotency.ts";
import { createAmountCheck } from "../../../ledger/orders/new-order.ts";
import type { ModuleDeps } from "../../module.ts";
import { accountOf, consentAsRead } from "./consent.ts";
import { insertMandate, type MandateBody, type Checked, type SignatureToken } from "./insert-mandate.ts";
import { mandateByKey, lockHolder, type Mandate } from "../repository.ts";

type Added = { isNew: boolean; mandate: Mandate };

/** Another mandate has the same random reference, or came with the same key just now. */
const triedAnewAfter = ["mandate_reference_unique", "mandate_short_reference_unique", "mandate_idempotency_key_unique"];

const repeated = (before: Mandate, hash: string): Added => {
  if (before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
  return { isNew: false, mandate: before };
};

/**
 * The signature is redeemed in the same transaction, for exactly the text that follows from the body and what is
 * published.
 */
export const createAddMandate = (deps: ModuleDeps) => {
  const { db, limits, environment, published } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "monthly_gift");
  const check = (body: MandateBody): Checked => {
    if ("amount" in body) checkAmount(body.amount);
    return { account: accountOf(body.account), consent: consentAsRead(published, body.language, body.consent) };
  };

  const addNew = (body: MandateBody, hash: string, checked: Checked, token: SignatureToken): Promise<Added> =>
    db.transaction(async (tx) => {
      await lockForIdempotencyKey(tx, body.idempotencyKey);
      await lockHolder(tx, token.holder);
      const before = await mandateByKey(tx, body.idempotencyKey);
      if (before) return repeated(before, hash);
      if (await isOrdered(tx, body.idempotencyKey)) throw new Refusal("idempotency_conflict");
      return { isNew: true, mandate: await insertMandate(tx, deps, { body, hash, checked, token }) };
    });

  const add = async (request: FastifyRequest, body: MandateBody): Promise<Added> => {
    await limits.take("mandate", request, null);
    const hash = bodyHash(environment.bodyHashSecret, [body]);
    // Editors may have changed what is allowed since the same click was answered, and its signature is used.
    const before = await mandateByKey(db, body.idempotencyKey);
    if (before) return repeated(before, hash);
    const checked = check(body);
    const shown = { token: body.token, session: sessionOf(request), purpose: "mandate" as const };
    const signer = await signerOf(db, shown);
    if (signer === undefined) {
      // The same click may have been answered just now, and its signature is used.
      const meanwhile = await mandateByKey(db, body.idempotencyKey);
      if (meanwhile) return repeated(meanwhile, hash);
      throw new Refusal("unauthorized");
    }
    const token = { shown, holder: signer };
    await limits.take("mandateHolder", request, signer);
    try {
      return await countingNew(limits, ["mandateHolder", signer], () => addNew(body, hash, checked, token));
    } catch (error) {
      const violated = violatedConstraint(error) ?? "";
      if (violated === "mandate_one_alive") throw new Refusal("mandate_exists");
      if (triedAnewAfter.includes(violated)) return addNew(body, hash, checked, token);
      throw error;
    }
  };
  return add;
};
