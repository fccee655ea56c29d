import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import type { PollBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdPollTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { ask, asking } from "./ask.ts";
import { sendOnLeaving } from "./beacon.ts";

const plainText = "text/plain";

export const authenticateBankId = asking(bankIdCalls.authenticate);
export const signBankId = asking(bankIdCalls.sign);

/** Asked each second: one that is late is worth less than the next. */
export const pollBankId = (body: PollBankId) => ask(bankIdCalls.poll, body, { timeout: bankIdPollTimeoutMs });

export const cancelBankId = (order: string) =>
  ask(bankIdCalls.cancel, order, { headers: { "content-type": plainText } });

export const cancelBankIdOnLeaving = (order: string): void => sendOnLeaving(bankIdCalls.cancel.path, order, plainText);
