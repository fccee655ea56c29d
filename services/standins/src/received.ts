import type { FastifyInstance } from "fastify";
import { html, amountText, page, sendPage, table, timeText, type Html, type Columns } from "./http/page.ts";
import { mailColumns } from "./mail/routes.ts";
import { smsColumns } from "./sms/routes.ts";
import type { Parties } from "./parties.ts";

const shown = 30;

const short = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
};

const section = <Row>(title: string, rows: readonly Row[], columns: Columns<Row>): Html =>
  html`<h2>${title}</h2>
    ${table(rows, columns)}`;

const receivedAt = { Kom: ({ receivedAt: at }: { receivedAt: number }) => timeText(at) };
const createdAt = { Gjord: ({ createdAt: at }: { createdAt: number }) => timeText(at) };

const sections = async (parties: Parties): Promise<Html[]> => [
  section("Swish", parties.swish.payments.newest(shown), {
    ...createdAt,
    Belopp: ({ amountOre }) => amountText(amountOre),
    Läge: ({ status, errorCode }) => `${status} ${errorCode ?? ""}`,
    Referens: ({ payeePaymentReference }) => payeePaymentReference,
    Id: ({ id }) => id,
  }),
  section("Kort", parties.mondido.transactions.newest(shown), {
    ...createdAt,
    Belopp: ({ amountOre }) => amountText(amountOre),
    Läge: ({ status, errorName }) => `${status} ${errorName ?? ""}`,
    Referens: ({ paymentRef }) => paymentRef,
  }),
  section("Konton från banker", parties.brite.sessions.newest(shown), {
    ...createdAt,
    Läge: ({ state }) => state,
    Person: ({ person }) => person,
    Bank: ({ bankId }) => bankId,
    Referens: ({ merchantReference }) => merchantReference,
  }),
  section("Besked till oss", parties.deliveries.newest(shown), {
    ...createdAt,
    Från: ({ provider }) => provider,
    Om: ({ subject }) => subject,
    Säger: ({ note }) => note,
    Läge: ({ state }) => state,
    Försök: ({ attempts }) => attempts,
    "Senaste svar": ({ lastAnswer }) => lastAnswer,
  }),
  section("SMS", parties.sms.newest(shown), smsColumns),
  section("Post", await parties.mails.newest(shown), mailColumns),
  section("Sökningar", parties.algolia.queryLog.newest(shown), {
    Ställd: ({ at }) => timeText(at),
    I: ({ index }) => index,
    Sökte: ({ query }) => query,
    Träffar: ({ hits }) => hits,
  }),
  section("Sökhändelser", parties.algolia.events.newest(shown), {
    ...receivedAt,
    Slag: ({ event }) => event.eventType,
    Händelse: ({ event }) => short(event),
  }),
  section("Datalager", parties.entries.newest(shown), {
    ...receivedAt,
    Sida: ({ page: from }) => from,
    Post: ({ entry }) => short(entry),
  }),
  section("Felrapporter", parties.reports.newest(shown), {
    ...receivedAt,
    Slag: ({ kind }) => kind,
    Innehåll: ({ payload }) => short(payload),
  }),
  section("Forskningsportalen", parties.portalCalls.newest(shown), {
    ...receivedAt,
    Adress: ({ path }) => path,
    Från: ({ origin }) => origin || "bygget",
    Svar: ({ status }) => status,
  }),
];

export const receivedRoutes = (app: FastifyInstance, parties: Parties) => {
  app.get("/", async (_request, reply) => {
    const { siteUrl } = parties;
    const body = html`<p>Vad tredje part har tagit emot. Webbplatsen är på <a href="${siteUrl}">${siteUrl}</a>.</p>
      ${await sections(parties)}`;
    return sendPage(reply, page("Mottaget", body));
  });
};
