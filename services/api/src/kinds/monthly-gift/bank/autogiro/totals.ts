import type { AnswerFile } from "./answer-layouts.ts";
import { BankFileError } from "./line.ts";
import type { AnswerRecord } from "./read-answer.ts";

type Totals = {
  take: (record: AnswerRecord) => void;
  agrees: (closing: Record<string, unknown>) => boolean;
};

const counted = (): Totals => {
  let count = 0;
  return { take: () => void (count += 1), agrees: (closing) => closing.count === count };
};

const sections = { deposit: "payment", withdrawal: "payout", refundSection: "refund" } as const;
type Section = keyof typeof sections;
const isSection = (name: string): name is Section => name in sections;

/** Each section says how many of its orders were carried out and their sum; the closing counts both over the whole file. */
const specified = (): Totals => {
  const counts: Record<string, number> = {
    deposits: 0,
    payments: 0,
    withdrawals: 0,
    payouts: 0,
    refundSections: 0,
    refunds: 0,
  };
  let open: { name: Section; line: number; count: number; ore: number } | undefined;
  const close = () => {
    if (open && (open.count !== 0 || open.ore !== 0)) throw new BankFileError("count", open.line);
    open = undefined;
  };
  return {
    take: ({ name, line, values }) => {
      if (isSection(name)) {
        close();
        open = { name, line, count: 0, ore: 0 };
        if ("count" in values) open = { name, line, count: values.count, ore: values.amountOre };
        counts[`${name}s`] = (counts[`${name}s`] ?? 0) + 1;
        return;
      }
      if (!open || sections[open.name] !== name) throw new BankFileError("order", line);
      const isCarriedOut = name === "refund" || ("status" in values && values.status === "0");
      if (!isCarriedOut || !("amountOre" in values)) return;
      open = { ...open, count: open.count - 1, ore: open.ore - values.amountOre };
      counts[`${name}s`] = (counts[`${name}s`] ?? 0) + 1;
    },
    agrees: (closing) => {
      close();
      return Object.entries(counts).every(([name, count]) => closing[name] === count);
    },
  };
};

const refused = (): Totals => {
  const counts: Record<string, number> = { creditCount: 0, creditOre: 0, debitCount: 0, debitOre: 0 };
  return {
    take: ({ name, values }) => {
      const side = name === "refusedDebit" ? "debit" : "credit";
      const ore = "amountOre" in values ? values.amountOre : 0;
      counts[`${side}Count`] = (counts[`${side}Count`] ?? 0) + 1;
      counts[`${side}Ore`] = (counts[`${side}Ore`] ?? 0) + ore;
    },
    agrees: (closing) => Object.entries(counts).every(([name, count]) => closing[name] === count),
  };
};

const eMandates = (): Totals => {
  const all = counted();
  let begun = false;
  return {
    ...all,
    take: (record) => {
      begun ||= record.name === "eMandate";
      if (!begun) throw new BankFileError("order", record.line);
      all.take(record);
    },
  };
};

export const totalsOf: Record<AnswerFile, () => Totals> = {
  mandateAnswers: counted,
  eMandates,
  paymentSpecification: specified,
  refusedOrders: refused,
  changes: () => ({ take: () => undefined, agrees: () => true }),
};
