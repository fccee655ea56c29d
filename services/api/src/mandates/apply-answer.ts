import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { bankNotices } from "../database/tables/bank-files.ts";
import { mandateDraws, mandates } from "../database/tables/mandates.ts";
import { orders } from "../database/tables/orders.ts";
import { paymentEvents, payments } from "../database/tables/payments.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import { queueMail } from "../mail/outbox.ts";
import type { PaymentDeps } from "../payments/deps.ts";
import { recordOutcome } from "../payments/record-outcome.ts";
import type { ProviderStatus } from "../providers/port.ts";
import { drawTrouble } from "./draw-trouble.ts";
import type { DrawTrouble } from "./draw-trouble.ts";
import { drawMeaning, isCancelled, mandateMeaning, refusalMeaning } from "./files/codes.ts";
import type { AnswerRecord } from "./files/read-answer.ts";
import { bank, moveMandate } from "./move.ts";
import { noteRefund } from "./note-refund.ts";
import { isToldOfClosedAccount } from "./told-of-closed-account.ts";

export type AnswerDeps = Pick<PaymentDeps, "jobs" | "log"> & { tx: Transaction; fileId: string };
type Of<Name extends AnswerRecord["name"]> = Extract<AnswerRecord, { name: Name }>;

/** Nothing is done by the line, and staff are told of it. */
const setLineAside = async (
  { tx, log, fileId }: AnswerDeps,
  line: number,
  what: string,
  code: string | null = null,
): Promise<void> => {
  await tx.insert(bankNotices).values({ fileId, line, what, code }).onConflictDoNothing();
  log.error({ bankFile: fileId, line, what, code }, "a line from the bank needs somebody to look at it");
};

const mandateOf = async (tx: Transaction, payerNumber: string) =>
  (await tx.select().from(mandates).where(eq(mandates.payerNumber, payerNumber)))[0];

const mailsWhenEnded = { rejected: "mandateRejected", revoked: "mandateRevoked" } as const satisfies Record<
  string,
  MailTemplate
>;

const applyMandateAnswer = async (deps: AnswerDeps, { line, values }: Of<"mandateAnswer">): Promise<void> => {
  const { tx, jobs } = deps;
  const { payerNumber, info, status } = values;
  const to = mandateMeaning(info, status);
  if (to === undefined) return setLineAside(deps, line, "unknown code", `${info}/${status}`);
  const mandate = await mandateOf(tx, payerNumber);
  if (!mandate) return setLineAside(deps, line, "unknown payer number", `${info}/${status}`);
  if (to === "nothing") return;
  if (to === "notice") return setLineAside(deps, line, "a stop was lifted by the payer", status);
  const moved = await moveMandate(tx, mandate.id, { to, who: bank, code: status });
  const isAsWeKnew = mandate.state === to || mandate.state === "revoked" || mandate.state === "rejected";
  if (!moved) return isAsWeKnew ? undefined : setLineAside(deps, line, `${mandate.state} cannot be ${to}`, status);
  if (to === "active") return;
  if (to === "revoked" && (await isToldOfClosedAccount(tx, mandate.id))) return;
  await queueMail(tx, jobs, { mandateId: mandate.id, template: mailsWhenEnded[to], recipient: mandate.email });
};

type Ordered = { payerNumber: string; reference: string };

/** The draw that a line is about: its reference, and the payer that it was asked of. */
const drawOf = async (tx: Transaction, { payerNumber, reference }: Ordered) => {
  const [found] = await tx
    .select({
      paymentId: payments.id,
      orderId: orders.id,
      state: payments.state,
      email: orders.email,
      payerNumber: mandates.payerNumber,
      isActive: sql<boolean>`${mandates.state} = 'active'`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(mandateDraws, eq(mandateDraws.paymentId, payments.id))
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .where(eq(payments.providerReference, reference));
  return found?.payerNumber === payerNumber ? found : undefined;
};
type DrawOf = NonNullable<Awaited<ReturnType<typeof drawOf>>>;

const book = ({ tx, jobs, log }: AnswerDeps, { paymentId }: DrawOf, news: ProviderStatus) =>
  recordOutcome({ db: tx, jobs, log }, paymentId, news, "bankFile");

/** The giver is told once of each kind of trouble with a draw. */
const tellGiver = ({ tx, jobs }: AnswerDeps, { orderId, email }: DrawOf, trouble: DrawTrouble) =>
  queueMail(tx, jobs, { orderId, template: "drawFailed", version: drawTrouble[trouble], recipient: email });

const fail = async (deps: AnswerDeps, draw: DrawOf, trouble: DrawTrouble, code: string): Promise<void> => {
  await book(deps, draw, { state: "declined", reason: "declinedByBank", code });
  // What was paid before stays paid, and nobody is told otherwise.
  if (draw.state === "paid") return;
  // The bank ends a mandate with its account: whoever was told of the one need not be told of the other.
  if (trouble === "accountClosed" && !draw.isActive) return;
  await tellGiver(deps, draw, trouble);
};

const applyPayment = async (deps: AnswerDeps, { line, values }: Of<"payment">): Promise<void> => {
  const { status, amountOre, reference } = values;
  const meaning = drawMeaning(status);
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", status);
  const draw = await drawOf(deps.tx, values);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", status);
  switch (meaning) {
    case "paid":
      return book(deps, draw, {
        ...{ state: "paid", reason: null, code: status, amountOre, currency },
        settlementReference: reference,
      });
    case "retried": {
      if (draw.state !== "waiting") return;
      const { paymentId } = draw;
      await deps.tx
        .insert(paymentEvents)
        .values({ paymentId, source: "bankFile", fromState: "waiting", toState: "waiting", providerCode: status });
      return tellGiver(deps, draw, "retried");
    }
    case "noFunds":
    case "accountClosed":
      return fail(deps, draw, meaning, status);
  }
};

/** Told to staff as well: the books must know of it, and whoever claims a gift back may want to be called. */
const applyRefund = async (deps: AnswerDeps, { line, values }: Of<"refund">): Promise<void> => {
  const { amountOre, status } = values;
  const draw = await drawOf(deps.tx, values);
  const code = `77/${status}`;
  if (draw && (await noteRefund(deps.tx, { paymentId: draw.paymentId, amountOre, code })))
    await tellGiver(deps, draw, "refunded");
  await setLineAside(deps, line, "a payer has claimed money back", status);
};

const applyRefusal = async (deps: AnswerDeps, { line, values }: Of<"refusedDebit">): Promise<void> => {
  const { comment } = values;
  const meaning = refusalMeaning(comment);
  const draw = meaning && (await drawOf(deps.tx, values));
  if (meaning === undefined) return setLineAside(deps, line, "unknown code", comment);
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", comment);
  if (meaning === "accountClosed") return fail(deps, draw, "accountClosed", comment);
  await book(deps, draw, { state: "failed", reason: "bankError", code: comment });
  await setLineAside(deps, line, "the bank could not take our order", comment);
};

const applyChange = async (deps: AnswerDeps, { line, values }: Of<"change">): Promise<void> => {
  const { code, comment, payerNumber, reference } = values;
  const said = `${code}/${comment}`;
  if (!isCancelled(code, comment)) return setLineAside(deps, line, "a change that we did not ask for", said);
  const draw = payerNumber === null ? undefined : await drawOf(deps.tx, { payerNumber, reference });
  if (!draw) return setLineAside(deps, line, "a payment that we did not ask for", said);
  await book(deps, draw, { state: "cancelled", reason: "declinedByPayer", code: said });
};

/** What each record brings about. What belongs to the record before it, or sums others up, brings about nothing. */
const effects: { [Name in AnswerRecord["name"]]: (deps: AnswerDeps, record: Of<Name>) => Promise<void> | undefined } = {
  mandateAnswer: applyMandateAnswer,
  eMandate: (deps, { line }) => setLineAside(deps, line, "a mandate from an internet bank"),
  eMandateText: () => undefined,
  eMandateName: () => undefined,
  eMandateStreet: () => undefined,
  eMandateTown: () => undefined,
  deposit: () => undefined,
  payment: applyPayment,
  withdrawal: () => undefined,
  payout: (deps, { line, values }) => setLineAside(deps, line, "money that we did not pay out", values.status),
  refundSection: () => undefined,
  refund: applyRefund,
  refusedDebit: applyRefusal,
  refusedCredit: (deps, { line, values }) => setLineAside(deps, line, "money that we did not pay out", values.comment),
  change: applyChange,
};

export const applyRecord = async (deps: AnswerDeps, record: AnswerRecord): Promise<void> => {
  await (effects[record.name] as (deps: AnswerDeps, record: AnswerRecord) => Promise<void> | undefined)(deps, record);
};
