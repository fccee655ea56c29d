import { people } from "../bankid/people.ts";
import { html, page, selectField, type Html } from "../http/page.ts";
import { banks, states } from "./wire.ts";
import type { BriteSession } from "./service.ts";

const holders = people.map(({ number, givenName, surname }) => [number, `${givenName} ${surname}, ${number}`] as const);
const accounts = [
  ["own", "Mitt eget konto"],
  ["other", "Ett konto som någon annan har, med fullmakt"],
] as const;

export const sessionPage = ({ token }: BriteSession): Html =>
  page(
    "Logga in hos din bank",
    html`<p class="quiet">Hjärta &amp; Lunga vill veta vilket konto som är ditt.</p>
      <form method="post" action="/brite/session/${token}">
        ${selectField({ name: "person", label: "Vem loggar in?" }, holders)}
        ${selectField(
          { name: "bank", label: "Bank" },
          banks.map(({ id, name }) => [id, name]),
        )}
        ${selectField({ name: "whose", label: "Konto" }, accounts)}
        <button class="main wide" name="answer" value="choose">Välj kontot</button>
        <p><button class="wide" name="answer" value="abort">Avbryt</button></p>
        <p><button class="wide" name="answer" value="fail">Låt banken göra fel</button></p>
      </form>`,
    "visitor",
  );

const ends: Readonly<Record<number, string>> = {
  [states.aborted]: "Du avbröt.",
  [states.failed]: "Banken svarade med ett fel.",
};

export const endPage = ({ state }: BriteSession): Html =>
  page(ends[state] ?? "Klart", html`<p>Gå tillbaka till fliken där du började.</p>`, "visitor");

export const unknownPage = page(
  "Det finns inget sådant ärende",
  html`<p>Adressen är inte något som vi känner till.</p>`,
  "visitor",
);
