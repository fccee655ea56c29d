import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";

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
  settingRoutes(control, "/bankgirot/will", bankgirot.will);
  control.post("/bankgirot/day", ({ body }) => {
    const { day } = until.parse(body ?? {});
    if (day === undefined) bankgirot.run();
    else bankgirot.runUntil(day);
    return { day: clock.today() };
  });
};
