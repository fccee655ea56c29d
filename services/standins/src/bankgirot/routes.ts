import type { FastifyPluginCallback } from "fastify";
import { page, sendPage } from "../http/page.ts";
import { html } from "../http/html.ts";
import { bankgirotWill } from "./fates.ts";
import { bankFilePage, bankgirotPage } from "./pages.ts";
import type { Bankgirot } from "./service.ts";

type ById = { Params: { id: string } };

const monthAfter = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
};

/** /bankgirot: the bank, for people. */
export const bankgirotRoutes: FastifyPluginCallback<{ bankgirot: Bankgirot }> = (app, { bankgirot }, done) => {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, parsed) => {
    parsed(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
  const { clock, ledger } = bankgirot;
  const until: Record<string, () => void> = {
    today: bankgirot.run,
    next: () => bankgirot.runUntil(clock.next()),
    month: () => bankgirot.runUntil(monthAfter(clock.today())),
    real: () => clock.moveTo(null),
  };

  app.get("/bankgirot", (_request, reply) => sendPage(reply, bankgirotPage(bankgirot)));
  app.post<{ Body: { until?: string } }>("/bankgirot/day", ({ body }, reply) => {
    until[body.until ?? "today"]?.();
    return reply.redirect("/bankgirot", 303);
  });
  app.post("/bankgirot/will", ({ body }, reply) => {
    bankgirot.setWill(bankgirotWill.parse(body));
    return reply.redirect("/bankgirot", 303);
  });
  app.get<ById>("/bankgirot/files/:id", ({ params }, reply) => {
    const file = ledger.file(Number(params.id));
    if (file) return sendPage(reply, bankFilePage(file));
    const body = html`<p><a href="/bankgirot">Till banken</a></p>`;
    return sendPage(reply.code(404), page({ title: "Filen finns inte", body }));
  });
  app.post<ById>("/bankgirot/files/:id", ({ params }, reply) => {
    bankgirot.sendAgain(Number(params.id));
    return reply.redirect("/bankgirot", 303);
  });
  done();
};
