import { html, Html, codeField, page, selectField, waitingPart } from "../http/page.ts";
import type { BankIdOrder } from "./orders.ts";
import { people } from "./people.ts";

const inline = (text: string): Html => {
  const parts = text
    .split(/(\*[^*]+\*)/)
    .map((part) => (/^\*[^*]+\*$/.test(part) ? html`<strong>${part.slice(1, -1)}</strong>` : html`${part}`));
  return html`${parts}`;
};

/** The little that simpleMarkdownV1 knows: headings, bold, lists, rules and paragraphs. */
const block = (line: string): Html => {
  const heading = /^(#{1,3}) (.+)$/.exec(line)?.[2];
  if (heading !== undefined) return html`<h2>${inline(heading)}</h2>`;
  if (/^---+$/.test(line)) return new Html("<hr>");
  const item = /^[-+*] (.+)$/.exec(line)?.[1];
  return item === undefined ? html`<p>${inline(line)}</p>` : html`<p>• ${inline(item)}</p>`;
};

const shownText = (visible: string | null, format: string): Html => {
  if (visible === null) return html``;
  const text = Buffer.from(visible, "base64").toString("utf8");
  if (format !== "simpleMarkdownV1") return html`<pre>${text}</pre>`;
  return html`${text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map(block)}`;
};

const titles = { auth: "Legitimera dig", sign: "Skriv under" };

const waitingCard = ({ id, action, visible, visibleFormat }: BankIdOrder): Html =>
  html`<section class="card" aria-label="${titles[action]}">
    <p class="quiet">${titles[action]}</p>
    ${shownText(visible, visibleFormat)}
    <p><a class="button" href="/bankid/${id}">Öppna i appen</a></p>
  </section>`;

export const waitingOrders = (waiting: BankIdOrder[]): Html =>
  waiting.length === 0 ? html`<p>Ingen begäran väntar.</p>` : html`${waiting.map(waitingCard)}`;

export const bankIdPage = (waiting: BankIdOrder[], wrong?: string): Html =>
  page(
    "BankID",
    html`<p>Här spelar du telefonen med BankID-appen.</p>
      ${wrong !== undefined && html`<p class="wrong" role="alert">${wrong}</p>`}
      <form method="post" action="/bankid">
        ${codeField("qr", "Det som kameran ser i koden")}
        <button>Skanna</button>
      </form>
      ${waitingPart("/bankid", waitingOrders(waiting))}`,
    "phone",
  );

const holders = people.map(
  ({ number, givenName, surname, about }) => [number, `${givenName} ${surname} – ${about}, ${number}`] as const,
);

export const orderPage = (order: BankIdOrder): Html =>
  page(
    titles[order.action],
    html`<section class="card" aria-label="Det här gäller det">
        <p class="quiet">Hjärta &amp; Lunga</p>
        ${shownText(order.visible, order.visibleFormat)}
      </section>
      <form method="post" action="/bankid/${order.id}">
        ${selectField({ name: "person", label: "Vem håller i telefonen?" }, holders, order.personalNumber)}
        <button class="main wide" name="answer" value="approve">
          ${order.action === "sign" ? "Skriv under" : "Legitimera"}
        </button>
        <p><button class="wide" name="answer" value="cancel">Avbryt</button></p>
      </form>`,
    "phone",
  );

const ends: Readonly<Record<string, string>> = {
  userCancel: "Du avbröt.",
  certificateErr: "Det BankID som finns i telefonen är spärrat, eller någon annans än den som det gäller.",
  expiredTransaction: "Tiden gick ut.",
  cancelled: "Det avbröts.",
  startFailed: "Appen startades för sent.",
};

export const endPage = ({ status, hint, returnUrl }: BankIdOrder): Html =>
  page(
    status === "complete" ? "Klart" : "Det blev inget",
    html`<p>${status === "complete" ? "Gå tillbaka dit du började." : (ends[hint ?? ""] ?? hint)}</p>
      ${returnUrl !== null && html`<p><a class="button main" href="${returnUrl}">Tillbaka till webbplatsen</a></p>`}
      <p><a href="/bankid">Till BankID</a></p>`,
    "phone",
  );
