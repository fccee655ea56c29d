import { randomUUID } from "node:crypto";
import type { BankAccount } from "@hjarta-lunga/contract/accounts.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { toPersonalNumber, toTelephone } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { DirectDebitConsent, MonthlyGift } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { signed } from "../../../identity/bankid/session.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { today } from "../../../platform/database/time.ts";
import { mandateEvents, mandates } from "../../../platform/database/tables/mandates.ts";
import type { ModuleDeps } from "../../module.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { newOrderReference, newShortReference } from "../../../ledger/orders/references.ts";
import { textToSign, type Consent, type Agreed } from "./consent.ts";
import { holder, moveMandate } from "../move.ts";
import { accountEnding, accountLookup, encryptNumbers, newPayerNumber } from "../numbers.ts";
import { liveMandatesOf, lockLiveMandatesOf, type Mandate } from "../repository.ts";
import { movePendingDraws } from "../draws/pending-draws.ts";
import { Refusal } from "../../../platform/http/refusal.ts";

export type MandateBody = DirectDebitConsent | MonthlyGift;

/** Nothing is drawn by a consent without an amount, so a gift may take its place on the same account too. */
const becomesGift = (body: MandateBody, { shortReference, amountOre }: Mandate): boolean =>
  "amount" in body && amountOre === null && shortReference === body.replaces;

const replacedBy = (body: MandateBody, accountLookup: string, alive: Mandate[]): Mandate | undefined => {
  if (alive.some((one) => one.accountLookup === accountLookup && !becomesGift(body, one)))
    throw new Refusal("mandate_exists");
  if (body.replaces === undefined) {
    if (alive.length > 0) throw new Refusal("mandate_exists");
    return undefined;
  }
  const replaced = alive.find((one) => one.shortReference === body.replaces);
  // The one that was named has ended meanwhile: in another tab, by the bank or by staff.
  if (!replaced) throw new Refusal("changed_meanwhile", { replaces: "has ended" });
  return replaced;
};

const agreedOn = (body: MandateBody, replaced: Mandate | undefined): Agreed => {
  const replaces = replaced?.shortReference ?? null;
  if ("amount" in body) return { amountOre: toOre(body.amount), drawDay: body.drawDay, replaces };
  if (!replaced) return { amountOre: null, drawDay: body.drawDay, replaces };
  const { amountOre, drawDay } = replaced;
  if (drawDay !== body.drawDay) throw new Refusal("changed_meanwhile", { drawDay: "is another" });
  return { amountOre, drawDay, replaces };
};

export type Checked = { account: BankAccount; consent: Consent };
export type SignatureToken = {
  shown: { token: string; session: string | undefined; purpose: "mandate" };
  holder: string;
};
type NewMandate = { body: MandateBody; hash: string; checked: Checked; token: SignatureToken };

const donorOf = ({ donor: { email, mobile, giver } }: MandateBody) => ({
  email,
  mobile: (mobile === undefined ? undefined : toTelephone(mobile)) ?? null,
  giverFirstName: giver?.firstName ?? null,
  giverLastName: giver?.lastName ?? null,
});
const giverNumberOf = ({ donor: { giver } }: MandateBody): string | null =>
  (giver?.personalNumber === undefined ? undefined : toPersonalNumber(giver.personalNumber)) ?? null;

export const insertMandate = async (tx: Transaction, deps: ModuleDeps, { body, hash, checked, token }: NewMandate) => {
  const { jobs, published, environment } = deps;
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
      ...{ state: "signed", bankInstruction: "add" },
    })
    .returning();
  if (!mandate) throw new Error("A mandate was not written");
  if (becomes) await movePendingDraws(tx, becomes.id, mandate.id);
  await tx.insert(mandateEvents).values({ mandateId: mandate.id, toState: "signed", who: holder });
  await queueMail(tx, jobs, { ownerId: mandate.id, template: "mandate", recipient: body.donor.email });
  return mandate;
};
