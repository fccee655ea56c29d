import { setLineAside, type AnswerDeps, type Of } from "./answer-deps.ts";
import { applyChange, applyPayment, applyRefund, applyRefusal } from "./apply-draw-answer.ts";
import { applyMandateAnswer } from "./apply-mandate-answer.ts";
import type { AnswerRecord } from "./autogiro/read-answer.ts";

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
