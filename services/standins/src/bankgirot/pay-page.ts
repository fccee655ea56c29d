import { z } from "zod";
import { amountText, html, page, table, type Columns, type Html } from "../http/page.ts";
import type { BankDeposit } from "./ledger.ts";
import type { Bankgirot } from "./service.ts";

const shown = 50;

/** "500", "1 250,50". */
const writtenKronor = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, "").replace(",", "."))
  .pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, "Skriv beloppet i kronor"))
  .transform((text) => Math.round(Number(text) * 100));
const short = (most: number) => z.string().trim().max(most).default("");

export const writtenDeposit = z.object({
  amount: writtenKronor,
  ocr: short(40),
  words: short(140),
  payer: short(70),
});

const orNull = (text: string): string | null => (text === "" ? null : text);

export const depositOf = ({ amount, ocr, words, payer }: z.output<typeof writtenDeposit>) => ({
  amountOre: amount,
  ocr: orNull(ocr),
  words: orNull(words),
  payer: payer === "" ? "Okänd betalare" : payer,
});

export type Prefilled = Partial<Record<keyof z.input<typeof writtenDeposit>, string>>;

const field = (name: keyof Prefilled, label: string, value: string | undefined, mode = "text"): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ""}" inputmode="${mode}" autocomplete="off" />
  </div>`;

const columns: Columns<BankDeposit> = {
  Dag: ({ day }) => day,
  Belopp: ({ amountOre }) => amountText(amountOre),
  OCR: ({ ocr }) => ocr,
  Meddelande: ({ words }) => words,
  Betalare: ({ payer }) => payer,
};

/** A payer's bank, where a company pays an invoice. */
export const payPage = ({ ledger, clock }: Bankgirot, given: Prefilled, problem?: string): Html => {
  const today = ledger.depositsOf(clock.today());
  const sum = today.reduce((ore, { amountOre }) => ore + amountOre, 0);
  return page(
    "Betala till bankgiro",
    html`<p>
        Här betalar den som har fått en faktura, eller vill ge. Banken skickar en avisering (camt.054) med en gång.
      </p>
      ${problem !== undefined && html`<p class="wrong">${problem}</p>`}
      <form class="card" method="post" action="/bankgirot/pay">
        <div class="fields">
          ${field("amount", "Belopp i kronor", given.amount, "decimal")}
          ${field("ocr", "OCR-nummer", given.ocr, "numeric")} ${field("words", "eller meddelande", given.words)}
          ${field("payer", "Betalare", given.payer ?? "Ek & Co AB")}
        </div>
        <button class="main">Betala</button>
      </form>
      <form class="row" method="post" action="/bankgirot/statement">
        <button>Skicka dagens kontoutdrag (camt.053): ${today.length} insättningar, ${amountText(sum)}</button>
      </form>
      <h2>Insättningar</h2>
      ${table(ledger.deposits(shown), columns)}
      <p><a href="/bankgirot">Till banken</a></p>`,
  );
};
