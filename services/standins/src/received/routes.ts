import type { FastifyPluginCallback } from "fastify";
import type { Algolia } from "../algolia/service.ts";
import type { Brite } from "../brite/service.ts";
import type { Deliveries } from "../delivery/deliveries.ts";
import type { Reports } from "../error-reporting/reports.ts";
import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { amountText, page, sendPage, timeText } from "../http/page.ts";
import type { Mails } from "../mail/mails.ts";
import type { Mondido } from "../mondido/service.ts";
import type { PortalCalls } from "../research-portal/calls.ts";
import type { Swish } from "../swish/service.ts";
import type { Entries } from "../tag-manager/entries.ts";

const shown = 30;

type Cell = string | Html;
const table = (title: string, heads: string[], rows: Cell[][]): Html =>
  html`<h2>${title}</h2>
    ${
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
                ${rows.map(
                  (cells) =>
                    html`<tr>
                      ${cells.map((cell, index) => html`<td class="${index === 0 ? "number" : ""}">${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;

const short = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
};

type Deps = {
  swish: Swish;
  mondido: Mondido;
  deliveries: Deliveries;
  mails: Mails;
  brite: Brite;
  entries: Entries;
  reports: Reports;
  portalCalls: PortalCalls;
  algolia: Algolia;
  siteUrl: string;
};

/** /: what each has received, newest first. */
export const receivedRoutes: FastifyPluginCallback<Deps> = (app, deps, done) => {
  const { swish, mondido, deliveries, mails, brite, entries, reports, portalCalls, algolia, siteUrl } = deps;
  app.get("/", async (_request, reply) => {
    const letters = await mails.newest(shown);
    const body = html`<p>Vad tredje part har tagit emot. Webbplatsen är på <a href="${siteUrl}">${siteUrl}</a>.</p>
      ${table(
        "Swish",
        ["Gjord", "Belopp", "Läge", "Referens", "Id"],
        swish.payments
          .newest(shown)
          .map((payment) => [
            timeText(payment.createdAt),
            amountText(payment.amountOre),
            [payment.status, payment.errorCode].filter((part) => part !== null).join(" "),
            payment.payeePaymentReference ?? "",
            payment.id,
          ]),
      )}
      ${table(
        "Kort",
        ["Gjord", "Belopp", "Läge", "Referens"],
        mondido.transactions
          .newest(shown)
          .map((transaction) => [
            timeText(transaction.createdAt),
            amountText(transaction.amountOre),
            [transaction.status, transaction.errorName].filter((part) => part !== null).join(" "),
            transaction.paymentRef,
          ]),
      )}
      ${table(
        "Konton från banker",
        ["Begärt", "Läge", "Person", "Bank", "Referens"],
        brite.sessions
          .newest()
          .slice(0, shown)
          .map(({ createdAt, state, person, bankId, merchantReference }) => [
            timeText(createdAt),
            String(state),
            person ?? "",
            bankId ?? "",
            merchantReference,
          ]),
      )}
      ${table(
        "Besked till oss",
        ["Gjort", "Från", "Om", "Säger", "Läge", "Försök", "Senaste svar"],
        deliveries
          .newest(shown)
          .map(({ createdAt, provider, subject, note, state, attempts, lastAnswer }) => [
            timeText(createdAt),
            provider,
            subject,
            note,
            state,
            String(attempts),
            lastAnswer ?? "",
          ]),
      )}
      ${table(
        "Post",
        ["Kom", "Till", "Ärende"],
        letters.map(({ id, receivedAt, to, subject }) => [
          timeText(receivedAt),
          to.join(", "),
          html`<a href="/mail/${id}">${subject || "(utan ärende)"}</a>`,
        ]),
      )}
      ${table(
        "Sökningar",
        ["Ställd", "I", "Sökte", "Träffar"],
        algolia.queryLog.newest(shown).map(({ at, index, query, hits }) => [timeText(at), index, query, String(hits)]),
      )}
      ${table(
        "Sökhändelser",
        ["Kom", "Slag", "Händelse"],
        algolia.events
          .newest(shown)
          .map(({ receivedAt, event }) => [timeText(receivedAt), String(event.eventType), short(event)]),
      )}
      ${table(
        "Datalager",
        ["Kom", "Sida", "Post"],
        entries.newest(shown).map(({ receivedAt, page: from, entry }) => [timeText(receivedAt), from, short(entry)]),
      )}
      ${table(
        "Felrapporter",
        ["Kom", "Slag", "Innehåll"],
        reports.newest(shown).map(({ receivedAt, kind, payload }) => [timeText(receivedAt), kind, short(payload)]),
      )}
      ${table(
        "Forskningsportalen",
        ["Frågad", "Adress", "Från", "Svar"],
        portalCalls
          .newest(shown)
          .map(({ receivedAt, path, origin, status }) => [
            timeText(receivedAt),
            path,
            origin === "" ? "bygget" : origin,
            String(status),
          ]),
      )}`;
    return sendPage(reply, page({ title: "Mottaget", body }));
  });
  done();
};
