import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { amountText, page, timeText } from "../http/page.ts";
import { rejections } from "./fates.ts";
import type { BankFile, BankMandate, BankPayment } from "./ledger.ts";
import type { Bankgirot } from "./service.ts";

const shown = 50;

const answersToMandates: Record<string, string> = {
  "32": "Ja (32)",
  "03": "Kontoslaget går inte (03)",
  "04": "Medgivandet saknas (04)",
  "05": "Fel konto eller person (05)",
  "07": "Inget svar från banken (07)",
  "09": "Betalarens bankgiro saknas (09)",
  "10": "Finns redan (10)",
  "20": "Fel personnummer (20)",
  "21": "Fel betalarnummer (21)",
  "23": "Fel kontonummer (23)",
  "24": "Maxbelopp går inte (24)",
  "29": "Fel mottagare (29)",
  "30": "Mottagaren är avregistrerad (30)",
  "98": "Betalarens bankgiro är avslutat (98)",
};
const answersToPayments: Record<string, string> = {
  "0": "Betald (0)",
  "1": "Pengar saknas (1)",
  "2": "Kontot är avslutat (2)",
  "9": "Pengar saknas, nytt försök nästa bankdag (9)",
};
const mandateStates: Record<BankMandate["state"], string> = {
  asked: "väntar på svar",
  active: "gäller",
  ended: "avslutat",
  rejected: "nekat",
};

const choice = (id: string, label: string, texts: Record<string, string>, values: readonly string[], chosen: string) =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${id}">
      ${values.map(
        (value) => html`<option value="${value}" ${value === chosen ? "selected" : ""}>${texts[value]}</option>`,
      )}
    </select>
  </div>`;

const table = (heads: string[], rows: Html[]): Html =>
  rows.length === 0
    ? html`<p class="quiet">Inget än.</p>`
    : html`<div class="scroll">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th>${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;

const fileRow = ({ id, at, direction, name, note }: BankFile): Html =>
  html`<tr>
    <td class="number">${timeText(at)}</td>
    <td>${direction === "in" ? "från oss" : "till oss"}</td>
    <td><a href="/bankgirot/files/${id}">${name}</a></td>
    <td class="${note === null ? "" : "wrong"}">${note ?? ""}</td>
  </tr>`;
const mandateRow = ({ payer, account, identity, state }: BankMandate): Html =>
  html`<tr>
    <td class="number">${payer}</td>
    <td>${identity}</td>
    <td>${account}</td>
    <td>${mandateStates[state]}</td>
  </tr>`;
const paymentRow = ({ day, payer, amountOre, reference, status }: BankPayment): Html =>
  html`<tr>
    <td class="number">${day}</td>
    <td>${payer}</td>
    <td>${amountText(amountOre)}</td>
    <td>${reference}</td>
    <td>${status === null ? "väntar på sin dag" : (answersToPayments[status] ?? "makulerad")}</td>
  </tr>`;

/** The bank from inside: its day, its will, its files and books. */
export const bankgirotPage = ({ ledger, clock, will }: Bankgirot): Html => {
  const now = will();
  return page({
    title: "Banken",
    body: html`<p>Här är Bankgirot och alla banker. Bankens dag är <strong>${clock.today()}</strong>.</p>
      <form class="row" method="post" action="/bankgirot/day">
        <button class="main" name="until" value="today">Bankens dag har kommit</button>
        <button name="until" value="next">Till nästa bankdag, ${clock.next()}</button>
        <button name="until" value="month">En månad fram</button>
        <button name="until" value="real">Tillbaka till idag</button>
      </form>
      <form class="card" method="post" action="/bankgirot/will" aria-label="Bankens svar">
        <h2>Bankens svar</h2>
        <div class="fields">
          ${choice("mandates", "På nya medgivanden", answersToMandates, ["32", ...rejections], now.mandates)}
          ${choice("payments", "På dragningar", answersToPayments, ["0", "1", "2", "9"], now.payments)}
        </div>
        <p class="quiet">
          Några testpersoner får alltid samma svar: 199907012380 nekas (05), 199406262395 nekas (23), 191202119945
          saknar pengar, 193805179177 saknar pengar till nästa dag, 200407022383 har avslutat sitt konto.
        </p>
        <button>Spara</button>
      </form>
      <h2>Filer</h2>
      ${table(["När", "Åt", "Namn", "Anmärkning"], ledger.files(shown).map(fileRow))}
      <h2>Medgivanden</h2>
      ${table(["Betalarnummer", "Person", "Konto", "Läge"], ledger.mandates().slice(0, shown).map(mandateRow))}
      <h2>Dragningar</h2>
      ${table(["Dag", "Betalarnummer", "Belopp", "Referens", "Svar"], ledger.payments(shown).map(paymentRow))}`,
  });
};

export const bankFilePage = ({ id, direction, name, note, content }: BankFile): Html =>
  page({
    title: name,
    body: html`${note !== null && html`<p class="wrong">${note}</p>`}
      <pre>${Buffer.from(content).toString("latin1")}</pre>
      ${
        direction === "out" &&
        html`<form method="post" action="/bankgirot/files/${id}"><button>Skicka igen</button></form>`
      }
      <p><a href="/bankgirot">Till banken</a></p>`,
  });
