import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";
import { page, sendPage, html } from "../http/page.ts";
import { depositOf, payPage, writtenDeposit, type Prefilled } from "./pay-page.ts";
import { bankFilePage, bankgirotPage } from "./pages.ts";

const until = z.strictObject({ day: z.iso.date().optional() });

export const bankgirotControl = (control: FastifyInstance, { bankgirot }: Parties) => {
  const { ledger, clock } = bankgirot;
  control.get("/ledger/bankgirot", () => ({
    day: clock.today(),
    mandates: ledger.mandates(),
    payments: ledger.payments(1_000_000),
    files: ledger
      .files(10_000)
      .map(({ content, ...file }) => ({ ...file, base64: Buffer.from(content).toString("base64") })),
  }));
  control.post("/bankgirot/pay", ({ body }) => {
    bankgirot.pay(depositOf(writtenDeposit.parse(body)));
    return { status: "ok" };
  });
  control.post("/bankgirot/statement", () => {
    bankgirot.sendStatement();
    return { status: "ok" };
  });
  settingRoutes(control, "/bankgirot/will", bankgirot.will);
  control.post("/bankgirot/day", ({ body }) => {
    const { day } = until.parse(body ?? {});
    if (day === undefined) bankgirot.run();
    else bankgirot.runUntil(day);
    return { day: clock.today() };
  });
};

type ById = { Params: { id: string } };

const monthAfter = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
};

export const bankgirotRoutes = (app: FastifyInstance, { bankgirot }: Parties) => {
  const { clock, ledger } = bankgirot;
  const until: Record<string, () => void> = {
    today: bankgirot.run,
    next: () => bankgirot.runUntil(clock.nextBankingDay()),
    month: () => bankgirot.runUntil(monthAfter(clock.today())),
    real: () => clock.moveTo(null),
  };

  app.get("/bankgirot", (_request, reply) => sendPage(reply, bankgirotPage(bankgirot)));
  app.post<{ Body: { until?: string } }>("/bankgirot/day", ({ body }, reply) => {
    until[body.until ?? "today"]?.();
    return reply.redirect("/bankgirot", 303);
  });
  app.get<{ Querystring: Prefilled }>("/bankgirot/pay", ({ query }, reply) =>
    sendPage(reply, payPage(bankgirot, query)),
  );
  app.post<{ Body: Prefilled }>("/bankgirot/pay", ({ body }, reply) => {
    const written = writtenDeposit.safeParse(body);
    if (!written.success) return sendPage(reply.code(400), payPage(bankgirot, body, written.error.issues[0]?.message));
    bankgirot.pay(depositOf(written.data));
    return reply.redirect("/bankgirot/pay", 303);
  });
  app.post("/bankgirot/statement", (_request, reply) => {
    bankgirot.sendStatement();
    return reply.redirect("/bankgirot/pay", 303);
  });
  app.post("/bankgirot/will", ({ body }, reply) => {
    bankgirot.will.set(body);
    return reply.redirect("/bankgirot", 303);
  });
  app.get<ById>("/bankgirot/files/:id", ({ params }, reply) => {
    const file = ledger.file(Number(params.id));
    if (file) return sendPage(reply, bankFilePage(file));
    return sendPage(reply.code(404), page("Filen finns inte", html`<p><a href="/bankgirot">Till banken</a></p>`));
  });
  app.post<ById>("/bankgirot/files/:id", ({ params }, reply) => {
    bankgirot.sendAgain(Number(params.id));
    return reply.redirect("/bankgirot", 303);
  });
};
