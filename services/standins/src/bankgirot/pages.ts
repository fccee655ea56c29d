import { html, amountText, page, selectField, table, timeText, type Html, type Columns } from "../http/page.ts";
import type { BankFile, BankMandate, BankPayment } from "./ledger.ts";
import type { Bankgirot } from "./service.ts";

const shown = 50;

const answersToMandates = [
  ["32", "Ja (32)"],
  ["03", "Kontoslaget går inte (03)"],
  ["04", "Medgivandet saknas (04)"],
  ["05", "Fel konto eller person (05)"],
  ["07", "Inget svar från banken (07)"],
  ["09", "Betalarens bankgiro saknas (09)"],
  ["10", "Finns redan (10)"],
  ["20", "Fel personnummer (20)"],
  ["21", "Fel betalarnummer (21)"],
  ["23", "Fel kontonummer (23)"],
  ["24", "Maxbelopp går inte (24)"],
  ["29", "Fel mottagare (29)"],
  ["30", "Mottagaren är avregistrerad (30)"],
  ["98", "Betalarens bankgiro är avslutat (98)"],
] as const;
const answersToPayments: Record<string, string> = {
  "0": "Betald (0)",
  "1": "Pengar saknas (1)",
  "2": "Kontot är avslutat (2)",
  "9": "Pengar saknas, nytt försök nästa bankdag (9)",
};
const camtNames = [
  ["08", "camt.054.001.08"],
  ["02", "camt.054.001.02"],
] as const;
const mandateStates: Record<BankMandate["state"], string> = {
  asked: "väntar på svar",
  active: "gäller",
  ended: "avslutat",
  rejected: "nekat",
};

const fileColumns: Columns<BankFile> = {
  När: ({ at }) => timeText(at),
  Åt: ({ direction }) => (direction === "in" ? "från oss" : "till oss"),
  Namn: ({ id, name }) => html`<a href="/bankgirot/files/${id}">${name}</a>`,
  Anmärkning: ({ note }) => html`<span class="wrong">${note}</span>`,
};
const mandateColumns: Columns<BankMandate> = {
  Betalarnummer: ({ payer }) => payer,
  Person: ({ identity }) => identity,
  Konto: ({ account }) => account,
  Läge: ({ state }) => mandateStates[state],
};
const paymentColumns: Columns<BankPayment> = {
  Dag: ({ day }) => day,
  Betalarnummer: ({ payer }) => payer,
  Belopp: ({ amountOre }) => amountText(amountOre),
  Referens: ({ reference }) => reference,
  Svar: ({ status }) => (status === null ? "väntar på sin dag" : (answersToPayments[status] ?? "makulerad")),
};

export const bankgirotPage = ({ ledger, clock, will }: Bankgirot): Html => {
  const { mandates, payments, camt } = will.get();
  return page(
    "Banken",
    html`<p>Här är Bankgirot och alla banker. Bankens dag är <strong>${clock.today()}</strong>.</p>
      <form class="row" method="post" action="/bankgirot/day">
        <button class="main" name="until" value="today">Bankens dag har kommit</button>
        <button name="until" value="next">Till nästa bankdag, ${clock.nextBankingDay()}</button>
        <button name="until" value="month">En månad fram</button>
        <button name="until" value="real">Tillbaka till idag</button>
      </form>
      <p><a class="button" href="/bankgirot/pay">Betala till bankgiro</a></p>
      <form class="card" method="post" action="/bankgirot/will" aria-label="Bankens svar">
        <h2>Bankens svar</h2>
        <div class="fields">
          ${selectField({ name: "mandates", label: "På nya medgivanden" }, answersToMandates, mandates)}
          ${selectField({ name: "payments", label: "På dragningar" }, Object.entries(answersToPayments), payments)}
          ${selectField({ name: "camt", label: "Insättningar som" }, camtNames, camt)}
        </div>
        <p class="quiet">
          Några testpersoner får alltid samma svar: 199907012380 nekas (05), 199406262395 nekas (23), 191202119945
          saknar pengar, 193805179177 saknar pengar till nästa dag, 200407022383 har avslutat sitt konto.
        </p>
        <button>Spara</button>
      </form>
      <h2>Filer</h2>
      ${table(ledger.files(shown), fileColumns)}
      <h2>Medgivanden</h2>
      ${table(ledger.mandates().slice(0, shown), mandateColumns)}
      <h2>Dragningar</h2>
      ${table(ledger.payments(shown), paymentColumns)}`,
  );
};

export const bankFilePage = ({ id, direction, name, note, content }: BankFile): Html =>
  page(
    name,
    html`${note !== null && html`<p class="wrong">${note}</p>`}
      <pre>${Buffer.from(content).toString(name.startsWith("camt") ? "utf8" : "latin1")}</pre>
      ${
        direction === "out" &&
        html`<form method="post" action="/bankgirot/files/${id}"><button>Skicka igen</button></form>`
      }
      <p><a href="/bankgirot">Till banken</a></p>`,
  );
