import type { AuthenticateBankId, BankIdAnswer, PollBankId, SignBankId } from "../schemas/bankid.ts";
import type { Call } from "./call.ts";

export const bankIdCalls = {
  authenticate: {
    method: "POST",
    path: "/api/BankID/Authenticate",
    answers: { order: "string", state: "string" },
  } as Call<AuthenticateBankId, BankIdAnswer>,
  sign: { method: "POST", path: "/api/BankID/Sign", answers: { order: "string", state: "string" } } as Call<
    SignBankId,
    BankIdAnswer
  >,
  poll: { method: "POST", path: "/api/BankID/Poll", answers: { order: "string", state: "string" } } as Call<
    PollBankId,
    BankIdAnswer
  >,
  /** The reference as plain text: all that `navigator.sendBeacon` can send from a page that closes. */
  cancel: { method: "POST", path: "/api/BankID/Cancel", answers: { order: "string", state: "string" } } as Call<
    string,
    BankIdAnswer
  >,
};
