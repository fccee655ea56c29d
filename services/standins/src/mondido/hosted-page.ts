import type { Card, Transaction } from "./transactions.ts";
import { html, amountText, page, type Html } from "../http/page.ts";
import { pagePath } from "./wire.ts";

export type CardForm = { holder: string; number: string; expires: string; cvv: string };
type CardField = keyof CardForm;

const testNumber = "4111111111111111";

const expiryOf = (written: string): Date | undefined => {
  const parts = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(written.trim());
  if (parts === null) return undefined;
  // Good through the last day of its month.
  return new Date(2000 + Number(parts[2]), Number(parts[1]), 1);
};

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, "");

/** What is wrong, in the payer's words, field by field. Empty when the card can be tried. */
export const problemsOf = (form: CardForm, known: (cvv: string) => boolean): Partial<CardForm> => {
  const problems: Partial<CardForm> = {};
  const number = digitsOf(form.number);
  if (!/^\d{13,19}$/.test(number)) problems.number = "Skriv kortets nummer med siffror.";
  else if (number !== testNumber)
    problems.number = "Det här är ett test: bara kortet 4111 1111 1111 1111 kan användas.";
  const expiry = expiryOf(form.expires);
  if (expiry === undefined) problems.expires = "Skriv månad och år, till exempel 09/29.";
  else if (expiry.getTime() <= Date.now()) problems.expires = "Kortets giltighetstid har gått ut.";
  if (!/^\d{3}$/.test(form.cvv.trim())) problems.cvv = "Skriv de tre siffrorna på kortets baksida.";
  else if (!known(form.cvv.trim())) problems.cvv = "Testkortet har koderna 200 till 204.";
  if (form.holder.trim() === "") problems.holder = "Skriv namnet som står på kortet.";
  return problems;
};

export const cardOf = (form: CardForm): Card => {
  const number = digitsOf(form.number);
  return { holder: form.holder.trim(), maskedNumber: `${number.slice(0, 6)}******${number.slice(-4)}` };
};

type Field = { name: CardField; label: string; help?: string; autocomplete: string; numeric: boolean };

const fields: Field[] = [
  { name: "number", label: "Kortnummer", autocomplete: "cc-number", numeric: true },
  { name: "expires", label: "Giltigt till", help: "MM/ÅÅ", autocomplete: "cc-exp", numeric: false },
  { name: "cvv", label: "Säkerhetskod (CVV)", help: "Tre siffror på baksidan", autocomplete: "cc-csc", numeric: true },
  { name: "holder", label: "Namn på kortet", autocomplete: "cc-name", numeric: false },
];

const fieldRow = ({ name, label, help, autocomplete, numeric }: Field, form: CardForm, problem?: string): Html => {
  const described = [help !== undefined && `${name}-help`, problem !== undefined && `${name}-problem`];
  // What is secret on a card is typed again.
  const value = name === "cvv" ? "" : form[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help !== undefined && html`<p class="quiet" id="${name}-help">${help}</p>`}
    ${problem !== undefined && html`<p class="wrong" id="${name}-problem">${problem}</p>`}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${numeric ? "numeric" : "text"}"
      aria-describedby="${described.filter((id) => id !== false).join(" ")}"
      aria-invalid="${problem === undefined ? "false" : "true"}"
    />
  </div>`;
};

export const cardPage = (transaction: Transaction, form: CardForm, problems: Partial<CardForm>): Html => {
  const wrong = fields.filter(({ name }) => problems[name] !== undefined);
  return page(
    wrong.length > 0 ? "Något behöver rättas" : "Betala med kort",
    html`<p class="amount">${amountText(transaction.amountOre)}</p>
      <p class="quiet">Till Hjärta &amp; Lunga. Betalning ${transaction.paymentRef}.</p>
      ${
        wrong.length > 0 &&
        html`<ul role="alert">
          ${wrong.map(({ name }) => html`<li><a href="#${name}">${problems[name]}</a></li>`)}
        </ul>`
      }
      <form method="post" action="${pagePath(transaction)}" novalidate>
        ${fields.map((field) => fieldRow(field, form, problems[field.name]))}
        <button class="main wide">Betala ${amountText(transaction.amountOre)}</button>
      </form>
      <p><a href="${pagePath(transaction)}/cancel">Avbryt och gå tillbaka</a></p>`,
    "visitor",
  );
};

export const silentPage = (transaction: Transaction): Html =>
  page(
    "Banken svarar inte",
    html`<p>Vi väntar fortfarande på besked från din bank. Ingen vet ännu om pengarna har dragits.</p>
      <p><a class="button" href="${pagePath(transaction)}/cancel">Tillbaka till Hjärta &amp; Lunga</a></p>`,
    "visitor",
  );

export const endedPage = (backTo: string): Html =>
  page(
    "Betalningen är redan avslutad",
    html`<p>Den här betalningen går inte att göra en gång till.</p>
      <p><a class="button main" href="${backTo}">Tillbaka till Hjärta &amp; Lunga</a></p>`,
    "visitor",
  );

export const unknownPage = page(
  "Betalningen finns inte",
  html`<p>Adressen är inte någon betalning som vi känner till.</p>`,
  "visitor",
);
