import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { withdrawal, withdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { countingNew } from "../../platform/http/rate-limiter.ts";
import { isReceived, receiveWithdrawal } from "./receive.ts";

export const withdrawalRoute: Routes<ModuleDeps> = (app, given) => {
  const { limits, environment } = given;
  const deps = { ...given, daysInPost: environment.withdrawalDaysInPost };
  app.route({
    ...at(withdrawCall),
    schema: {
      operationId: "withdraw",
      summary: "Withdraws from a purchase, without an account and without a reason",
      description:
        "It is always received, and acknowledged by mail to the address at once: whether there is such an order, with " +
        "that address and in time, the answer does not tell. The mail does, and staff settle it. The same words are one " +
        "withdrawal while it waits, however often they come and by which key.",
      tags: ["Articles"],
      body: withdrawal,
      response: {
        200: withdrawalReceipt.describe("When it was received, and the last days for the parcel and for the money"),
        ...errorResponses(400, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      const { idempotencyKey, orderNumber, email } = request.body;
      const mailbox = countedMailbox(email);
      const isRepeated = () => isReceived(given.db, idempotencyKey);
      await limits.take("withdrawal", request, mailbox, isRepeated);
      const { receipt } = await countingNew(limits, ["withdrawal", mailbox], async () => {
        await limits.take("withdrawalOrder", request, orderNumber, isRepeated);
        return countingNew(limits, ["withdrawalOrder", orderNumber], () => receiveWithdrawal(deps, request.body));
      });
      return receipt;
    },
  });
};
