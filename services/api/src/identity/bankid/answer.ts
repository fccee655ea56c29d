import { bankIdMessage } from "@hjarta-lunga/contract/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { BankIdDeps } from "./deps.ts";
import { qrContent } from "./qr.ts";
import type { OrderRow } from "./repository.ts";
import { decryptShown } from "./encryption.ts";
import { referenceOf, tokenOf } from "./session.ts";

const canStart = ({ state, hint }: OrderRow) =>
  state === "pending" && (hint === null || hint === "outstandingTransaction" || hint === "noClient");

const startUrl = (base: string, token: string): string => {
  const query = new URLSearchParams({ autostarttoken: token, redirect: "null" });
  return `${base}${base.includes("?") ? "&" : "?"}${query}`;
};

const codeOf = async ({ drawQr }: Pick<BankIdDeps, "drawQr">, row: OrderRow): Promise<string | null> => {
  const { device, qrStartToken, qrStartSecret, sinceAnswerMs } = row;
  if (device !== "other" || !canStart(row) || qrStartToken === null || qrStartSecret === null || sinceAnswerMs === null)
    return null;
  const second = Math.max(0, Math.floor(sinceAnswerMs / 1_000));
  return drawQr(qrContent({ qrStartToken, qrStartSecret }, second));
};

export const answerOf = async (
  deps: Pick<BankIdDeps, "environment" | "drawQr">,
  row: OrderRow,
  session: string,
): Promise<BankIdAnswer> => {
  const waitsForReturn = row.state === "complete" && row.mustReturn && row.returnedAt === null;
  const state = waitsForReturn ? "pending" : row.state;
  const { phone, computer } = deps.environment.bankId.startUrls;
  const token = row.device === "this" && canStart(row) ? row.autoStartToken : null;
  const said = state === "complete" ? null : bankIdMessage(state, row.hint, row.device);
  return {
    ...{ order: referenceOf(session, row.id), purpose: row.purpose, action: row.action, device: row.device, state },
    message: waitsForReturn ? "returnHere" : said,
    qr: await codeOf(deps, row),
    startUrls: token === null ? null : { phone: startUrl(phone, token), computer: startUrl(computer, token) },
    text: row.action === "sign" ? decryptShown(deps.environment.personalNumberKeys, row) : null,
    token: state === "complete" ? tokenOf(session, row.id) : null,
  };
};
