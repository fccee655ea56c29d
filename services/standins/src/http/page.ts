import type { FastifyReply } from "fastify";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | null | undefined | false;
type Value = Piece | readonly Piece[];

const renderPiece = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup;
  return piece === null || piece === undefined || piece === false ? "" : escape(String(piece));
};
const isList = (value: Value): value is readonly Piece[] => Array.isArray(value);
const render = (value: Value): string => (isList(value) ? value.map(renderPiece).join("") : renderPiece(value));

/** Mark-up in which every value is text, unless it is mark-up itself. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((part, index) => part + (index < values.length ? render(values[index]) : "")).join(""));

const styles = new Html(`
  :root { color-scheme: light dark; --line: light-dark(#ccd, #445); --soft: light-dark(#f3f4f8, #1d2028);
    --accent: light-dark(#1f4e8c, #9cc3ff); --on-accent: light-dark(#fff, #10131a); --bad: light-dark(#a3142b, #ff9aa8); }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #14161c); color: light-dark(#1b1d24, #e9ebf2); }
  header { border-bottom: 1px solid var(--line); background: var(--soft); }
  header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 1rem; max-width: 72rem; margin: 0 auto; }
  main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  main.narrow { max-width: 28rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0 1rem; }
  h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
  a { color: var(--accent); }
  .card h2 { margin-top: 0; }
  .card { border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; margin: 0 0 1rem; background: var(--soft); }
  .amount { font-size: 1.75rem; font-weight: 600; margin: 0; font-variant-numeric: tabular-nums; }
  .quiet { color: light-dark(#565b6b, #aab0c2); margin: 0.25rem 0; }
  .wrong { color: var(--bad); font-weight: 600; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
  th { white-space: nowrap; }
  td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; font-size: 0.875rem; margin: 0; }
  iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 0.5rem; background: #fff; }
  form:not(.row) { margin-top: 1rem; }
  form.row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
  label { display: block; font-weight: 600; margin-bottom: 0.25rem; }
  input, select { font: inherit; min-height: 2.75rem; padding: 0.375rem 0.625rem; border: 1px solid light-dark(#70758a, #8a90a6); border-radius: 0.5rem; background: light-dark(#fff, #14161c); color: inherit; width: 100%; }
  .field { margin: 0 0 1rem; }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0 1rem; align-items: end; }
  button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.375rem 1rem; border: 1px solid var(--accent); border-radius: 0.5rem; background: transparent; color: var(--accent); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
  button.main, .button.main { background: var(--accent); color: var(--on-accent); }
  button.wide { width: 100%; justify-content: center; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`);

const links = [
  ["/", "Mottaget"],
  ["/phone", "Telefonen"],
  ["/bankid", "BankID"],
  ["/bankgirot", "Banken"],
  ["/mail", "Post"],
  ["/faults", "Fel"],
] as const;

/** `visitor`: a provider's page, as the visitor meets it, without the ways to the others. */
type Audience = "developer" | "phone" | "visitor";

export const page = (title: string, body: Html, audience: Audience = "developer"): Html =>
  html`<!doctype html>
    <html lang="sv">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        ${
          audience !== "visitor" &&
          html`<header>
            <nav aria-label="Sidor">${links.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</nav>
          </header>`
        }
        <main class="${audience === "developer" ? "" : "narrow"}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

type Cell = string | number | null | Html;
export type Columns<Row> = Record<string, (row: Row) => Cell>;

export const table = <Row>(rows: readonly Row[], columns: Columns<Row>): Html =>
  rows.length === 0
    ? html`<p class="quiet">Inget än.</p>`
    : html`<div class="scroll">
        <table>
          <thead>
            <tr>
              ${Object.keys(columns).map((head) => html`<th>${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${Object.values(columns).map((cellOf) => html`<td>${cellOf(row)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

type Field = { name: string; label: string; id?: string };
type Option = readonly [value: string, text: string];

export const selectField = (
  { name, label, id = name }: Field,
  options: readonly Option[],
  chosen?: string | null,
): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map(
        ([value, text]) => html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
      )}
    </select>
  </div>`;

export const codeField = (name: string, label: string): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" autocomplete="off" autocapitalize="off" spellcheck="false" />
  </div>`;

export const sendPage = (reply: FastifyReply, content: Html) =>
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .send(content.markup);

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  dateStyle: "short",
  timeStyle: "medium",
});
export const timeText = (ms: number): string => clock.format(ms);

const kronor = new Intl.NumberFormat("sv-SE", {
  style: "currency",
  currency: "SEK",
  trailingZeroDisplay: "stripIfInteger",
});
export const amountText = (ore: number): string => kronor.format(ore / 100);

/** The list is fetched anew while the field above it keeps what is being typed. */
const refresh = new Html(`<script>
  setInterval(async () => {
    const list = document.getElementById("waiting");
    if (list.contains(document.activeElement)) return;
    const answer = await fetch(list.dataset.from).catch(() => undefined);
    if (answer && answer.ok) {
      const fresh = await answer.text();
      if (fresh !== list.dataset.shown) { list.innerHTML = fresh; list.dataset.shown = fresh; }
    }
  }, 1000);
</script>`);

/** `/waiting` under the page's path answers with the list alone. */
export const waitingPart = (path: string, list: Html): Html =>
  html`<h2>Väntar</h2>
    <div id="waiting" data-from="${path}/waiting">${list}</div>
    <noscript
      ><p><a href="${path}">Visa på nytt</a></p></noscript
    >
    ${refresh}`;
