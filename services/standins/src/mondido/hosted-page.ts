import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { amountText, page } from "../http/page.ts";
import type { CardField, CardForm } from "./card.ts";
import { pagePath } from "./wire.ts";
import type { Transaction } from "./transactions.ts";

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
