import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";
import type { BankId } from "./service.ts";

const step = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("scan"), qr: z.string() }),
  z.strictObject({ do: z.literal("open"), autoStartToken: z.string() }),
  z.strictObject({ do: z.literal("hint"), orderRef: z.string(), hint: z.string() }),
  z.strictObject({ do: z.literal("fail"), orderRef: z.string(), hint: z.string() }),
  z.strictObject({
    ...{ do: z.literal("approve"), orderRef: z.string(), person: z.string().regex(/^\d{12}$/) },
    ip: z.string().default("127.0.0.1"),
  }),
]);
type Step = z.infer<typeof step>;

const take = (bankId: BankId, asked: Step): boolean => {
  switch (asked.do) {
    case "scan":
      return bankId.openByQr(asked.qr) !== undefined;
    case "open":
      return bankId.openByLink(asked.autoStartToken) !== undefined;
    case "hint":
      return bankId.hint(asked.orderRef, asked.hint);
    case "fail":
      return bankId.fail(asked.orderRef, asked.hint);
    case "approve":
      return bankId.approve(asked.orderRef, asked.person, asked.ip);
  }
};

/** /control: the secrets of codes are there too, since a test has no camera. */
export const bankIdControl = (control: FastifyInstance, { bankId }: Parties) => {
  control.get("/bankid/orders", bankId.orders.newest);
  control.post("/bankid/phone", ({ body }) => ({ done: take(bankId, step.parse(body)) }));
  settingRoutes(control, "/bankid/times", bankId.times);
  settingRoutes(control, "/bankid/trouble", bankId.trouble);
};
