import { randomUUID } from "node:crypto";
import type { BankAccount } from "@hjarta-lunga/contract/accounts.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { toPersonalNumber, toTelephone } from "@hjarta-lunga/contract/swedish-numbers.ts";
import type { FastifyRequest } from "fastify";
import { signed, signerOf } from "../bankid/redeem.ts";
import { sessionOf } from "../bankid/session.ts";
import type { Published } from "../content/published.ts";
import type { Database, Transaction } from "../database/connect.ts";
import { violatedConstraint } from "../database/constraints.ts";
import { mandateEvents, mandates } from "../database/tables/mandates.ts";
import type { Environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import type { Limits } from "../http/limits.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { takeTurn } from "../orders/take-turn.ts";
import { isOrdered } from "../orders/add-order.ts";
import { bodyHash } from "../orders/body-hash.ts";
import { newOrderReference, newShortReference } from "../orders/references.ts";
import { accountOf } from "./account.ts";
import { agreedOn, replacedBy } from "./agreed.ts";
import type { MandateBody } from "./agreed.ts";
import { consentAsRead } from "./consent.ts";
import type { Consent } from "./consent.ts";
import { holder, moveMandate } from "./move.ts";
import { accountEnding, accountLookup, encryptNumbers } from "./numbers.ts";
import { newPayerNumber } from "./payer-number.ts";
import { liveMandatesOf, lockLiveMandatesOf, mandateByKey, takeHoldersTurn } from "./repository.ts";
import type { Mandate } from "./repository.ts";
import { textToSign } from "./signed-text.ts";
import { today } from "./today.ts";
import { moveUntoldDraws } from "./untold-draws.ts";

export type AddDeps = {
  db: Database;
  jobs: Pick<Jobs, "send">;
  limits: Limits;
  published: Published;
  environment: Environment;
  /** Throws why the amount would not be taken, as things are published now. */
  checkAmount: (amount: number) => void;
};
type Added = { status: 200 | 201; mandate: Mandate };
type Checked = { account: BankAccount; consent: Consent };

/** Another mandate has the same random reference, or came with the same key just now. */
const triedAnewAfter = ["mandate_reference_unique", "mandate_short_reference_unique", "mandate_idempotency_key_unique"];

const repeated = (before: Mandate, hash: string): Added => {
  if (before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
  return { status: 200, mandate: before };
};

/** As things are published now. */
const check = ({ published, checkAmount }: AddDeps, body: MandateBody): Checked => {
  if ("amount" in body) checkAmount(body.amount);
  return { account: accountOf(body.account), consent: consentAsRead(published, body.language, body.consent) };
};

/** What the body says of whoever gives, in its stored form. */
const donorOf = ({ donor: { email, mobile, giver } }: MandateBody) => ({
  email,
  mobile: (mobile === undefined ? undefined : toTelephone(mobile)) ?? null,
  giverFirstName: giver?.firstName ?? null,
  giverLastName: giver?.lastName ?? null,
});
const giverNumberOf = ({ donor: { giver } }: MandateBody): string | null =>
  (giver?.personalNumber === undefined ? undefined : toPersonalNumber(giver.personalNumber)) ?? null;

/**
 * Adds a mandate that its holder has signed, once. The signature is redeemed in the same transaction, for exactly the text
 * that follows from the body and from what is published: whoever signed something else has signed nothing here.
 */
export const mandateAdder = (deps: AddDeps) => {
  const { db, jobs, limits, published, environment } = deps;

  const insert = async (tx: Transaction, body: MandateBody, hash: string, checked: Checked, token: Token) => {
    const { account, consent } = checked;
    const { language, idempotencyKey } = body;
    const lookup = accountLookup(environment, account);
    await lockLiveMandatesOf(tx, token.holder);
    const replaced = replacedBy(body, lookup, await liveMandatesOf(tx, token.holder));
    const agreed = agreedOn(body, replaced);
    const text = textToSign(published, language, { ...agreed, account, consent });
    const person = await signed(tx, deps, { ...token.shown, text });
    // Of one account one mandate lives. A consent alone need not last until the bank has answered: nothing monthly is drawn
    // by it, and something extra that was agreed is drawn when the bank has taken the new one.
    const becomes = replaced?.accountLookup === lookup ? replaced : undefined;
    const note = "becomes a monthly gift";
    if (becomes) await moveMandate(tx, becomes.id, { to: "revoked", who: holder, note, handsDrawsOn: true });
    const [mandate] = await tx
      .insert(mandates)
      .values({
        ...{ id: randomUUID(), reference: newOrderReference(), shortReference: newShortReference() },
        payerNumber: await newPayerNumber(tx),
        ...{ idempotencyKey, bodyHash: hash, channel: "web", language },
        ...{ holderName: person.name, holderLookup: person.personalNumberLookup, ...donorOf(body) },
        ...encryptNumbers(environment.personalNumberKeys, {
          ...{ holder: person.personalNumber, giver: giverNumberOf(body), account },
        }),
        ...{ accountLookup: lookup, accountEnding: accountEnding(account), bankName: account.bank },
        ...{ amountOre: agreed.amountOre, drawDay: agreed.drawDay },
        firstDrawOn: firstDrawOn(await today(tx), agreed.drawDay, environment.mandateLeadBankingDays),
        ...{ consentVersion: consent.version, consentHash: consent.hash, consentText: consent.text.join("\n\n") },
        ...{ signatureId: person.signatureId, signedAt: person.signedAt, replaces: replaced?.id ?? null },
        ...{ state: "signed", bankErrand: "add" },
      })
      .returning();
    if (!mandate) throw new Error("A mandate was not written");
    if (becomes) await moveUntoldDraws(tx, becomes.id, mandate.id);
    await tx.insert(mandateEvents).values({ mandateId: mandate.id, toState: "signed", who: holder });
    await queueMail(tx, jobs, { mandateId: mandate.id, template: "mandate", recipient: body.donor.email });
    return mandate;
  };

  const addNew = (body: MandateBody, hash: string, checked: Checked, token: Token): Promise<Added> =>
    db.transaction(async (tx) => {
      await takeTurn(tx, body.idempotencyKey);
      await takeHoldersTurn(tx, token.holder);
      const before = await mandateByKey(tx, body.idempotencyKey);
      if (before) return repeated(before, hash);
      if (await isOrdered(tx, body.idempotencyKey)) throw new Refusal("idempotency_conflict");
      return { status: 201, mandate: await insert(tx, body, hash, checked, token) };
    });

  const add = async (request: FastifyRequest, body: MandateBody): Promise<Added> => {
    await limits.take("mandate", request, null);
    const hash = bodyHash(environment.bodyHashSecret, [body]);
    // Editors may have changed what is allowed since the same click was answered, and its signature is used.
    const before = await mandateByKey(db, body.idempotencyKey);
    if (before) return repeated(before, hash);
    const checked = check(deps, body);
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
      const added = await addNew(body, hash, checked, token);
      if (added.status === 200) await limits.giveBack("mandateHolder", signer);
      return added;
    } catch (error) {
      // A day is long: who is refused must not use it up.
      await limits.giveBack("mandateHolder", signer).catch(() => undefined);
      const violated = violatedConstraint(error) ?? "";
      if (violated === "mandate_one_alive") throw new Refusal("mandate_exists");
      if (triedAnewAfter.includes(violated)) return addNew(body, hash, checked, token);
      throw error;
    }
  };
  return add;
};
type Token = { shown: { token: string; session: string | undefined; purpose: "mandate" }; holder: string };
export type AddMandate = ReturnType<typeof mandateAdder>;
