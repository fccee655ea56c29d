import type { Withdrawal, WithdrawalReceipt } from "../schemas/withdrawals.ts";
import { post } from "./call.ts";

export const withdrawCall = /* @__PURE__ */ post<Withdrawal, WithdrawalReceipt>("/api/ArticleOrder/Withdraw", {
  receivedAt: "string",
});
