import type { FastifyInstance } from "fastify";
import { html, amountText, codeField, page, waitingPart, sendPage, type Html } from "./http/page.ts";
import { outcomes, type Outcome } from "./swish/codes.ts";
import type { SwishPayment } from "./swish/payments.ts";
import { newestOnPhone } from "./sms/routes.ts";
import type { Parties } from "./parties.ts";

type Code = { token: string; backTo: string | undefined };

/** Only a web URL is a way back: anything else could run in our own page. */
const wayBack = (written: string | null): string | undefined =>
  written !== null && URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;

/** What a camera saw, a link held or a person typed: the link to the app, the code's content, or the token alone. */
const readCode = (written: string): Code => {
  const text = written.trim();
  if (URL.canParse(text) && new URL(text).protocol === "swish:") {
    const { searchParams } = new URL(text);
    return { token: searchParams.get("token") ?? "", backTo: wayBack(searchParams.get("callbackurl")) };
  }
  // A code begins with D; a token is 32 characters and may begin with one too.
  return { token: /^D.{32}$/.test(text) ? text.slice(1) : text, backTo: undefined };
};

const answers: readonly (readonly [Outcome, string])[] = [
  ["approve", "Godkänn"],
  ["decline", "Avböj"],
  ["bankid-cancel", "Avbryt i BankID"],
  ["unknown", "Banken svarar inte"],
  ["bank-error", "Bankfel"],
  ["timeout", "Låt tiden gå ut"],
];
const isAnswer = (name: string): name is Outcome => answers.some(([answer]) => answer === name);

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

const waitingList = (waiting: SwishPayment[]): Html =>
  waiting.length === 0 ? html`<p>Ingen betalning väntar.</p>` : html`${waiting.map((payment) => paymentCard(payment))}`;

const phonePage = (waiting: SwishPayment[], sms: Html): Html =>
  page(
    "Telefonen",
    html`<p>Här spelar du den som betalar med Swish.</p>
      <form method="get" action="/phone">
        ${codeField("token", "Kodens innehåll, länk eller token")}
        <button>Öppna betalningen</button>
      </form>
      ${waitingPart("/phone", waitingList(waiting))} ${sms}`,
    "phone",
  );

const openedPage = (payment: SwishPayment, backTo?: string): Html => {
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

const unknownCodePage: Html = page(
  "Koden gäller ingen betalning",
  html`<p>Kontrollera att hela koden kom med. Den kan också vara till någon annan.</p>
    <p><a href="/phone">Till telefonen</a></p>`,
  "phone",
);

type Asked = { Querystring: { token?: string; callbackurl?: string; backTo?: string } };

export const phoneRoutes = (app: FastifyInstance, parties: Parties) => {
  const { swish } = parties;
  const { payments } = swish;

  app.get<Asked>("/phone", async ({ query }, reply) => {
    if (query.token === undefined) return sendPage(reply, phonePage(payments.waiting(), newestOnPhone(parties)));
    const { token, backTo = wayBack(query.callbackurl ?? null) } = readCode(query.token);
    const payment = payments.find(token);
    return payment === undefined
      ? sendPage(reply.code(404), unknownCodePage)
      : sendPage(reply, openedPage(payment, backTo));
  });
  app.get("/phone/waiting", (_request, reply) => sendPage(reply, waitingList(payments.waiting())));

  app.post<{ Params: { id: string }; Body: { answer?: string; backTo?: string } }>(
    "/phone/:id",
    async ({ params, body }, reply) => {
      const payment = payments.find(params.id);
      if (payment === undefined) return sendPage(reply.code(404), unknownCodePage);
      const { answer = "", backTo = null } = body;
      if (isAnswer(answer)) swish.end(payment.id, outcomes[answer]);
      const query = new URLSearchParams({ token: payment.id });
      if (backTo !== null) query.set("callbackurl", backTo);
      return reply.redirect(`/phone?${query}`, 303);
    },
  );
};
