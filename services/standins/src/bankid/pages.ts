import { html, Html } from "../http/html.ts";
import { page } from "../http/page.ts";
import { waitingPart } from "../http/waiting.ts";
import { shownText } from "./markdown.ts";
import type { BankIdOrder } from "./orders.ts";
import { people } from "./people.ts";

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
  page({
    title: "BankID",
    narrow: true,
    body: html`<p>Här spelar du telefonen med BankID-appen.</p>
      ${wrong !== undefined && html`<p class="wrong" role="alert">${wrong}</p>`}
      <form method="post" action="/bankid">
        <div class="field">
          <label for="qr">Det som kameran ser i koden</label>
          <input id="qr" name="qr" autocomplete="off" autocapitalize="off" spellcheck="false" />
        </div>
        <button>Skanna</button>
      </form>
      ${waitingPart("/bankid", waitingOrders(waiting))}`,
  });

const selected = new Html("selected");

export const orderPage = (order: BankIdOrder): Html =>
  page({
    title: titles[order.action],
    narrow: true,
    body: html`<section class="card" aria-label="Det här gäller det">
        <p class="quiet">Hjärta &amp; Lunga</p>
        ${shownText(order.visible, order.visibleFormat)}
      </section>
      <form method="post" action="/bankid/${order.id}">
        <div class="field">
          <label for="person">Vem håller i telefonen?</label>
          <select id="person" name="person">
            ${people.map(
              ({ number, givenName, surname, about }) =>
                html`<option value="${number}" ${number === order.personalNumber && selected}>
                  ${givenName} ${surname} – ${about}, ${number}
                </option>`,
            )}
          </select>
        </div>
        <button class="main wide" name="answer" value="approve">
          ${order.action === "sign" ? "Skriv under" : "Legitimera"}
        </button>
        <p><button class="wide" name="answer" value="cancel">Avbryt</button></p>
      </form>`,
  });

const ends: Readonly<Record<string, string>> = {
  userCancel: "Du avbröt.",
  certificateErr: "Det BankID som finns i telefonen är spärrat, eller någon annans än den som det gäller.",
  expiredTransaction: "Tiden gick ut.",
  cancelled: "Det avbröts.",
  startFailed: "Appen startades för sent.",
};

/** With the way back that the order asked for: a phone's browser opens it by itself. */
export const endPage = ({ status, hint, returnUrl }: BankIdOrder): Html =>
  page({
    title: status === "complete" ? "Klart" : "Det blev inget",
    narrow: true,
    body: html`<p>${status === "complete" ? "Gå tillbaka dit du började." : (ends[hint ?? ""] ?? hint)}</p>
      ${returnUrl !== null && html`<p><a class="button main" href="${returnUrl}">Tillbaka till webbplatsen</a></p>`}
      <p><a href="/bankid">Till BankID</a></p>`,
  });
