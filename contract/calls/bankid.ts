import type { AuthenticateBankId, BankIdAnswer, PollBankId, SignBankId } from "../schemas/bankid.ts";
import { post } from "./call.ts";

export const bankIdCalls = {
  authenticate: post<AuthenticateBankId, BankIdAnswer>("/api/BankID/Authenticate", {
    order: "string",
    state: "string",
  }),
  sign: post<SignBankId, BankIdAnswer>("/api/BankID/Sign", { order: "string", state: "string" }),
  poll: post<PollBankId, BankIdAnswer>("/api/BankID/Poll", { order: "string", state: "string" }),
  /** The reference as plain text: all that `navigator.sendBeacon` can send from a page that closes. */
  cancel: post<string, BankIdAnswer>("/api/BankID/Cancel", { order: "string", state: "string" }),
};
