import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { page } from "../http/page.ts";
import { shownText } from "./markdown.ts";
import type { BankIdOrder } from "./orders.ts";
import { people } from "./people.ts";

export const bankIdPage = (wrong?: string): Html =>
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
      </form>`,
  });

export const orderPage = (order: BankIdOrder): Html =>
  page({
    title: order.action === "sign" ? "Skriv under" : "Legitimera dig",
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
                html`<option value="${number}">${givenName} ${surname}, ${number} – ${about}</option>`,
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
  certificateErr: "Ditt BankID är spärrat.",
  expiredTransaction: "Tiden gick ut.",
  cancelled: "Det avbröts.",
  startFailed: "Appen startades för sent.",
};

/** With the way back that the order asked for: a phone's browser opens it by itself. */
export const endPage = ({ status, hint, returnUrl }: BankIdOrder): Html =>
  page({
    title: status === "complete" ? "Klart" : "Det blev inget",
    narrow: true,
    body: html`${status !== "complete" && html`<p>${ends[hint ?? ""] ?? hint}</p>`}
      ${returnUrl !== null && html`<p><a class="button main" href="${returnUrl}">Tillbaka till webbplatsen</a></p>`}
      <p><a href="/bankid">Till BankID</a></p>`,
  });
