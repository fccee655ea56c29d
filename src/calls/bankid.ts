import type { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import type {
  AuthenticateBankId,
  BankIdAnswer,
  PollBankId,
  SignBankId,
} from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdPollTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { sendOnLeaving } from "./beacon.ts";
import { frontEndApi } from "./clients.ts";
import { unreadable } from "./order-answer.ts";

/** Written out, or the schemas would come along. */
const paths: { [Call in keyof typeof bankIdCalls]: (typeof bankIdCalls)[Call]["path"] } = {
  authenticate: "/api/BankID/Authenticate",
  sign: "/api/BankID/Sign",
  poll: "/api/BankID/Poll",
  cancel: "/api/BankID/Cancel",
};

const plainText = "text/plain";

const isAnswer = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "order" in data && typeof data.order === "string" && "state" in data;

async function ask(path: string, body: unknown, options: Parameters<typeof frontEndApi.post>[2] = {}) {
  const { data } = await frontEndApi.post<BankIdAnswer>(path, body, options);
  return isAnswer(data) ? data : unreadable(path);
}

export const authenticateBankId = (body: AuthenticateBankId): Promise<BankIdAnswer> => ask(paths.authenticate, body);

export const signBankId = (body: SignBankId): Promise<BankIdAnswer> => ask(paths.sign, body);

/** Asked each second: one that is late is worth less than the next. */
export const pollBankId = (body: PollBankId): Promise<BankIdAnswer> =>
  ask(paths.poll, body, { timeout: bankIdPollTimeoutMs });

export const cancelBankId = (order: string): Promise<BankIdAnswer> =>
  ask(paths.cancel, order, { headers: { "content-type": plainText } });

export const cancelBankIdOnLeaving = (order: string): void => sendOnLeaving(paths.cancel, order, plainText);
