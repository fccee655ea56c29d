import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import { bankgirotWill } from "./fates.ts";
import type { Bankgirot } from "./service.ts";

const until = z.strictObject({ day: z.iso.date().optional() });
const raw = z.strictObject({ kind: z.string().regex(/^[A-Z]+$/), content: z.base64() });

/** /control: for tests and scripts. */
export const bankgirotControl: FastifyPluginCallback<{ bankgirot: Bankgirot }> = (app, { bankgirot }, done) => {
  const { ledger, clock } = bankgirot;
  app.get("/ledger/bankgirot", () => ({
    day: clock.today(),
    mandates: ledger.mandates(),
    payments: ledger.payments(1_000_000),
    files: ledger
      .files(10_000)
      .map(({ content, ...file }) => ({ ...file, base64: Buffer.from(content).toString("base64") })),
  }));
  app.get("/bankgirot/will", bankgirot.will);
  app.put("/bankgirot/will", ({ body }) => {
    bankgirot.setWill(bankgirotWill.parse(body));
    return bankgirot.will();
  });
  /** The bank's day has come, or all of them until a day. */
  app.post("/bankgirot/day", ({ body }) => {
    const { day } = until.parse(body ?? {});
    if (day === undefined) bankgirot.run();
    else bankgirot.runUntil(day);
    return { day: clock.today() };
  });
  app.post("/bankgirot/send", ({ body }) => {
    const { kind, content } = raw.parse(body);
    bankgirot.sendRaw(kind, Buffer.from(content, "base64"));
    return { status: "ok" };
  });
  done();
};
