import type { AuthenticateBankId, BankIdAnswer, PollBankId, SignBankId } from "../schemas/bankid.ts";
import type { Call } from "./call.ts";

/** Each answers with `bankIdAnswer`, and works only for the browser that began: it holds a cookie that no script reads. */
export const bankIdCalls = {
  authenticate: { method: "POST", path: "/api/BankID/Authenticate", answers: "state" } as Call<
    AuthenticateBankId,
    BankIdAnswer
  >,
  sign: { method: "POST", path: "/api/BankID/Sign", answers: "state" } as Call<SignBankId, BankIdAnswer>,
  /** Once a second while a visitor waits: however many ask, BankID is asked every two seconds. */
  poll: { method: "POST", path: "/api/BankID/Poll", answers: "state" } as Call<PollBankId, BankIdAnswer>,
  /** The order's reference as plain text, which a page that is left can still send (`navigator.sendBeacon`). */
  cancel: { method: "POST", path: "/api/BankID/Cancel", answers: "state" } as Call<string, BankIdAnswer>,
};
