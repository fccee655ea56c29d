import { and, eq, gt, sql } from "drizzle-orm";
import { setLineAside, type AnswerDeps, type Of } from "./answered-draw.ts";
import { applyChange, applyPayment, applyRefund, applyRefusal } from "./apply-draw-answer.ts";
import type { AnswerRecord } from "./autogiro/read-answer.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mails, type MailTemplate } from "../../../platform/database/tables/mail.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { drawTrouble } from "../mail-versions.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { bank, moveMandate } from "../move.ts";
import { mandateMeaning } from "./autogiro/codes.ts";

const noticeLasts = sql`interval '60 days'`;

const hasClosedAccountMail = async (tx: Transaction, mandateId: string): Promise<boolean> => {
  const [told] = await tx
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(mandateDraws, eq(mandateDraws.orderId, mails.ownerId))
    .where(
      and(
        eq(mandateDraws.mandateId, mandateId),
        eq(mails.template, "drawFailed"),
        eq(mails.version, drawTrouble.accountClosed),
        gt(mails.createdAt, sql`now() - ${noticeLasts}`),
      ),
    )
    .limit(1);
  return told !== undefined;
};

const mandateOf = async (tx: Transaction, payerNumber: string) =>
  (await tx.select().from(mandates).where(eq(mandates.payerNumber, payerNumber)))[0];

const mailsWhenEnded = { rejected: "mandateRejected", revoked: "mandateRevoked" } as const satisfies Record<
  string,
  MailTemplate
>;

const applyMandateAnswer = async (deps: AnswerDeps, { line, values }: Of<"mandateAnswer">): Promise<void> => {
  const { db, jobs } = deps;
  const { payerNumber, info, status } = values;
  const to = mandateMeaning(info, status);
  if (to === undefined) return setLineAside(deps, line, "unknown code", `${info}/${status}`);
  const mandate = await mandateOf(db, payerNumber);
  if (!mandate) return setLineAside(deps, line, "unknown payer number", `${info}/${status}`);
  if (to === "nothing") return;
  if (to === "notice") return setLineAside(deps, line, "a stop was lifted by the payer", status);
  const moved = await moveMandate(db, mandate.id, { to, who: bank, code: status });
  const isAsWeKnew = mandate.state === to || mandate.state === "revoked" || mandate.state === "rejected";
  if (!moved) return isAsWeKnew ? undefined : setLineAside(deps, line, `${mandate.state} cannot be ${to}`, status);
  if (to === "active") return;
  if (to === "revoked" && (await hasClosedAccountMail(db, mandate.id))) return;
  await queueMail(db, jobs, { ownerId: mandate.id, template: mailsWhenEnded[to], recipient: mandate.email });
};

/** What each record does. Those that belong to the record before them, or sum others up, do nothing. */
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
