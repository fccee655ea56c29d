import { bankIdMessage } from "@hjarta-lunga/contract/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import QrCode from "qrcode";
import type { BankIdDeps } from "./deps.ts";
import type { OrderRow } from "./repository.ts";
import { decryptShown } from "./encryption.ts";
import { referenceOf, tokenOf } from "./session.ts";

type Start = { qrStartToken: string; qrStartSecret: string };

export const qrContent = ({ qrStartToken, qrStartSecret }: Start, second: number): string => {
  const code = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${code}`;
};

export const drawQr = (content: string): Promise<string> =>
  QrCode.toString([{ mode: "byte", data: Buffer.from(content) }], {
    ...{ type: "svg", errorCorrectionLevel: "L", margin: 4 },
  });

const mostCached = 1_000;

export const createDrawQr = (draw = drawQr) => {
  const drawn = new LRUCache<string, Promise<string>>({ max: mostCached });
  return (content: string): Promise<string> => {
    const code = drawn.get(content) ?? draw(content);
    drawn.set(content, code);
    return code;
  };
};

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
