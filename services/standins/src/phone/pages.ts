import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { amountText, codeField, page } from "../http/page.ts";
import { waitingPart } from "../http/waiting.ts";
import type { Outcome } from "../swish/outcomes.ts";
import type { SwishPayment } from "../swish/payments.ts";

const answers: readonly (readonly [Outcome, string])[] = [
  ["approve", "Godkänn"],
  ["decline", "Avböj"],
  ["bankid-cancel", "Avbryt i BankID"],
  ["unknown", "Banken svarar inte"],
  ["bank-error", "Bankfel"],
  ["timeout", "Låt tiden gå ut"],
];
export const isAnswer = (name: string): name is Outcome => answers.some(([answer]) => answer === name);

const states: Readonly<Record<string, string>> = {
  PAID: "Betalningen är klar",
  DECLINED: "Betalningen är avböjd",
  CANCELLED: "Betalningen är avbruten",
  ERROR: "Betalningen gick inte igenom",
};

const reachedBy = ({ payerAlias, token }: SwishPayment): string =>
  token === null && payerAlias !== null ? `Till telefonen +${payerAlias}` : "Med kod eller app";

const paymentCard = (payment: SwishPayment, backTo?: string): Html =>
  html`<section class="card" aria-label="Betalning på ${amountText(payment.amountOre)}">
    <p class="amount">${amountText(payment.amountOre)}</p>
    <p class="quiet">Till ${payment.payeeAlias}. ${reachedBy(payment)}.</p>
    <p>${payment.message}</p>
    <form class="row" method="post" action="/phone/${payment.id}">
      ${backTo !== undefined && html`<input type="hidden" name="backTo" value="${backTo}" />`}
      ${answers.map(
        ([name, label], index) =>
          html`<button name="answer" value="${name}" class="${index === 0 ? "main" : ""}">${label}</button>`,
      )}
    </form>
  </section>`;

export const waitingList = (waiting: SwishPayment[]): Html =>
  waiting.length === 0 ? html`<p>Ingen betalning väntar.</p>` : html`${waiting.map((payment) => paymentCard(payment))}`;

export const phonePage = (waiting: SwishPayment[]): Html =>
  page(
    "Telefonen",
    html`<p>Här spelar du den som betalar med Swish.</p>
      <form method="get" action="/phone">
        ${codeField("token", "Kodens innehåll, länk eller token")}
        <button>Öppna betalningen</button>
      </form>
      ${waitingPart("/phone", waitingList(waiting))}`,
    "phone",
  );

export const openedPage = (payment: SwishPayment, backTo?: string): Html => {
  if (payment.status === "CREATED") return page("Betalning i Swish", paymentCard(payment, backTo), "phone");
  return page(
    states[payment.status] ?? payment.status,
    html`<p class="amount">${amountText(payment.amountOre)}</p>
      ${payment.errorCode !== null && html`<p class="quiet">Kod ${payment.errorCode}</p>`}
      ${backTo !== undefined && html`<p><a class="button main" href="${backTo}">Tillbaka dit du kom ifrån</a></p>`}
      <p><a href="/phone">Till telefonen</a></p>`,
    "phone",
  );
};

export const unknownCodePage: Html = page(
  "Koden gäller ingen betalning",
  html`<p>Kontrollera att hela koden kom med. Den kan också vara till någon annan.</p>
    <p><a href="/phone">Till telefonen</a></p>`,
  "phone",
);
