import { z } from "zod";
import { workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { camtVersions } from "./camt.ts";
import { changeFile, mandateAnswerFile, paymentFile } from "./answers.ts";
import type { ChangeAnswer, MandateAnswer, PaymentAnswer } from "./answers.ts";
import type { Ledger } from "./ledger.ts";
import type { Payee, Request } from "./request.ts";

const rejections = ["03", "04", "05", "09", "10", "20", "21", "23", "24", "29", "30", "07", "98"] as const;

/** How it goes with some of the test persons, whatever is switched on. */
const mandatesOf: Readonly<Record<string, string>> = { "199907012380": "05", "199406262395": "23" };
/** Each time money is drawn: no funds; no funds until the next day; an account that is closed. */
const paymentsOf: Readonly<Record<string, readonly string[]>> = {
  "191202119945": ["9", "1"],
  "193805179177": ["9", "0"],
  "200407022383": ["2"],
};

export const bankgirotWill = z.strictObject({
  /** 32 is yes. */
  mandates: z.enum(["32", ...rejections]).default("32"),
  /** As at position 80, in turn: 9 is tried again on the next day. */
  payments: z.enum(["0", "1", "2", "9"]).default("0"),
  /** In which version it tells of money that came. */
  camt: z.enum(camtVersions).default("08"),
});
type BankgirotWill = z.infer<typeof bankgirotWill>;

const mandateFate = (identity: string, will: BankgirotWill): string => mandatesOf[identity] ?? will.mandates;

/** How the payment goes at this try. What was put off is paid or refused at the second. */
const paymentFate = (identity: string, tries: number, will: BankgirotWill): string => {
  const fate = paymentsOf[identity] ?? (will.payments === "9" ? ["9", "0"] : [will.payments]);
  return fate[Math.min(tries, fate.length - 1)] ?? "0";
};

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
