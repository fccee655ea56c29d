import { people } from "../bankid/people.ts";
import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { page } from "../http/page.ts";
import { banks } from "./banks.ts";
import type { BriteSession } from "./sessions.ts";
import { states } from "./wire.ts";

/** Brite's page, on which one logs in at a bank and chooses an account. */
export const sessionPage = ({ token }: BriteSession): Html =>
  page({
    title: "Logga in hos din bank",
    narrow: true,
    bare: true,
    body: html`<p class="quiet">Hjärta &amp; Lunga vill veta vilket konto som är ditt.</p>
      <form method="post" action="/brite/session/${token}">
        <div class="field">
          <label for="person">Vem loggar in?</label>
          <select id="person" name="person">
            ${people.map(
              ({ number, givenName, surname }) =>
                html`<option value="${number}">${givenName} ${surname}, ${number}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="bank">Bank</label>
          <select id="bank" name="bank">
            ${banks.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="whose">Konto</label>
          <select id="whose" name="whose">
            <option value="own">Mitt eget konto</option>
            <option value="other">Ett konto som någon annan har, med fullmakt</option>
          </select>
        </div>
        <button class="main wide" name="answer" value="choose">Välj kontot</button>
        <p><button class="wide" name="answer" value="abort">Avbryt</button></p>
        <p><button class="wide" name="answer" value="fail">Låt banken göra fel</button></p>
      </form>`,
  });

const ends: Readonly<Record<number, string>> = {
  [states.aborted]: "Du avbröt.",
  [states.failed]: "Banken svarade med ett fel.",
};

export const endPage = ({ state }: BriteSession): Html =>
  page({
    title: ends[state] ?? "Klart",
    narrow: true,
    bare: true,
    body: html`<p>Gå tillbaka till fliken där du började.</p>`,
  });

export const unknownPage: Html = page({
  title: "Det finns inget sådant ärende",
  narrow: true,
  bare: true,
  body: html`<p>Adressen är inte något som vi känner till.</p>`,
});
