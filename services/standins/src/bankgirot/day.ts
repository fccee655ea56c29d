import { workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { changeFile, mandateAnswerFile, paymentFile } from "./answers.ts";
import type { ChangeAnswer, MandateAnswer, PaymentAnswer } from "./answers.ts";
import { mandateFate, paymentFate } from "./fates.ts";
import type { BankgirotWill } from "./fates.ts";
import type { Ledger } from "./ledger.ts";
import type { Payee, Request } from "./request.ts";

/** An answer that is due with the bank's next day, whatever the books say then. */
export type Due = { mandates: MandateAnswer[]; changes: ChangeAnswer[] };

const blankMandate = { account: "", identity: "" };

export const applyRequest = (ledger: Ledger, request: Request, today: string, due: Due): void => {
  const { payer } = request;
  const known = ledger.mandate(payer);
  switch (request.kind) {
    case "newMandate": {
      const { account, identity } = request;
      if (known?.state === "active" || known?.state === "asked")
        due.mandates.push({ payer, account, identity, info: "04", status: "10" });
      else ledger.putMandate({ payer, account, identity, state: "asked" });
      return;
    }
    case "endMandate":
      if (known === undefined) due.mandates.push({ payer, ...blankMandate, info: "03", status: "04" });
      else {
        ledger.putMandate({ ...known, state: "ended" });
        due.mandates.push({ payer, ...blankMandate, info: "03", status: "33" });
        for (const { id, ...payment } of ledger.waitingOf(payer)) {
          ledger.answer(id, "x", payment.day);
          due.changes.push({ code: "03", ...payment });
        }
      }
      return;
    case "debit":
      ledger.addPayment({ ...request, day: request.day === "now" ? today : request.day });
  }
};

export const runDay = (
  ledger: Ledger,
  payee: Payee,
  day: string,
  will: BankgirotWill,
  due: Due,
): [string, Buffer][] => {
  const mandates: MandateAnswer[] = [...due.mandates];
  for (const mandate of ledger.mandatesIn("asked")) {
    const status = mandateFate(mandate.identity, will);
    ledger.putMandate({ ...mandate, state: status === "32" ? "active" : "rejected" });
    mandates.push({ ...mandate, info: "04", status });
  }
  const payments = ledger.due(day).map(({ id, tries, ...payment }): PaymentAnswer => {
    const mandate = ledger.mandate(payment.payer);
    const status = mandate?.state === "active" ? paymentFate(mandate.identity, tries, will) : "2";
    ledger.answer(id, status, status === "9" ? workingDayAfter(day) : payment.day);
    if (status === "2" && mandate?.state === "active") ledger.putMandate({ ...mandate, state: "ended" });
    if (status === "2" && mandate) mandates.push({ ...mandate, info: "46", status: "02" });
    return { ...payment, status };
  });
  return [
    ...(mandates.length > 0 ? [["MEDAVI", mandateAnswerFile(day, payee, mandates)] as [string, Buffer]] : []),
    ...(due.changes.length > 0 ? [["MAKUL", changeFile(day, payee, due.changes)] as [string, Buffer]] : []),
    ...(payments.length > 0 ? [["BETSPEC", paymentFile(day, payee, payments)] as [string, Buffer]] : []),
  ];
};
