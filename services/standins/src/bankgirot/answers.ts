import type { Payee } from "./request.ts";

export type MandateAnswer = { payer: string; account: string; identity: string; info: string; status: string };
export type PaymentAnswer = { payer: string; day: string; amountOre: number; reference: string; status: string };
export type ChangeAnswer = Omit<PaymentAnswer, "status"> & { code: string };

const compact = (day: string) => day.replaceAll("-", "");
const digits = (value: string | number, width: number) => String(value).padStart(width, "0");
const asFile = (lines: string[]): Buffer =>
  Buffer.from(lines.map((line) => `${line.padEnd(80)}\r\n`).join(""), "latin1");

const opening = (day: string, title: string, { bankgiro, customerNumber }: Payee, time = "") =>
  `01${"AUTOGIRO".padEnd(22)}${`${compact(day)}${time}`.padEnd(20)}${title.padEnd(20)}${digits(customerNumber, 6)}${digits(bankgiro, 10)}`;

export const mandateAnswerFile = (day: string, payee: Payee, answers: readonly MandateAnswer[]): Buffer =>
  asFile([
    opening(day, "AG-MEDAVI", payee),
    ...answers.map(
      ({ payer, account, identity, info, status }) =>
        `73${digits(payee.bankgiro, 10)}${payer}${account.padEnd(16)}${identity.padEnd(12)}     ${info}${status}${compact(day)}`,
    ),
    `09${compact(day)}9900${digits(answers.length, 7)}`,
  ]);

export const paymentFile = (day: string, payee: Payee, answers: readonly PaymentAnswer[]): Buffer => {
  const paid = answers.filter(({ status }) => status === "0");
  const ore = paid.reduce((sum, { amountOre }) => sum + amountOre, 0);
  return asFile([
    opening(day, "BET. SPEC & STOPP TK", payee, "193055123456"),
    `15${digits("50000000012343", 35)}${compact(day)}00001${digits(ore, 18)}   ${digits(paid.length, 8)}`,
    ...answers.map(
      ({ payer, day: due, amountOre, reference, status }) =>
        `82${compact(due)}0    ${payer}${digits(amountOre, 12)}${digits(payee.bankgiro, 10)}${reference}          ${status}`,
    ),
    `09${compact(day)}9900${digits(1, 6)}${digits(paid.length, 12)}${"0".repeat(36)}`,
  ]);
};

export const changeFile = (day: string, payee: Payee, answers: readonly ChangeAnswer[]): Buffer => {
  const ore = answers.reduce((sum, { amountOre }) => sum + amountOre, 0);
  return asFile([
    opening(day, "MAKULERING/ÄNDRING", payee),
    ...answers.map(
      ({ code, payer, day: due, amountOre, reference }) =>
        `${code}${compact(due)}${payer}82${digits(amountOre, 12)}${"0".repeat(16)}${reference}12`,
    ),
    `09${compact(day)}9900${" ".repeat(14)}${"0".repeat(18)}${digits(answers.length, 6)}0000${digits(ore, 12)}${"0".repeat(12)}`,
  ]);
};
