import { createHash, timingSafeEqual } from "node:crypto";
import type { FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import { twoDecimals, noAnswer } from "./call.ts";
import type { ProviderStatus, NoAnswer } from "./port.ts";

type Mondido = Pick<Environment["mondido"], "merchantId" | "secret" | "test">;
type Hashed = { paymentRef: string; amountOre: number };

const currency = "sek";
/** The protocol's own choice. It is a filter: the truth is what we read with our password. */
const md5 = (parts: string[]) => createHash("md5").update(parts.join(""), "utf8").digest("hex");

const noCustomer = "";

export const outgoingHash = ({ merchantId, secret, test }: Mondido, { paymentRef, amountOre }: Hashed): string =>
  md5([merchantId, paymentRef, noCustomer, twoDecimals(amountOre), currency, test ? "test" : "", secret]);

export const incomingHashHolds = (
  { merchantId, secret }: Mondido,
  { paymentRef, amountOre, status, hash }: Hashed & { status: string; hash: string },
): boolean => {
  const right = md5([merchantId, paymentRef, noCustomer, twoDecimals(amountOre), currency, status, secret]);
  const given = Buffer.from(hash.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
};

const reasons: [RegExp, FailureReason][] = [
  [/expir/, "cardExpired"],
  [/3d|secure|verif|authenticat/, "cardNotVerified"],
];

const declineReason = (errorName: string): FailureReason =>
  reasons.find(([pattern]) => pattern.test(errorName.toLowerCase()))?.[1] ?? "declinedByBank";

export const nobodyKnows = (code: string): ProviderStatus => ({
  state: "unknown",
  reason: "outcomeUnknown",
  code,
  needsAttention: true,
});

/** A word that Mondido has not told us of may mean that money moved. */
export const outcomeOf = (status: string, errorName: string): ProviderStatus => {
  switch (status) {
    case "pending":
      return { state: "waiting", reason: null, code: status };
    case "approved":
      return { state: "paid", reason: null, code: status };
    case "declined":
      return { state: "declined", reason: declineReason(errorName), code: errorName === "" ? status : errorName };
    case "failed":
      return { state: "failed", reason: "bankError", code: errorName === "" ? status : errorName };
    default:
      return nobodyKnows(status);
  }
};

type Page<One> = { kind: "found"; all: One[] } | NoAnswer;

/** Pages grow while they are read. A list in another order would end too early without a word: it is no answer. */
export const readNewest = async <One extends { id: string }>(
  readPage: (offset: number) => Promise<Page<One>>,
  begunAt: (one: One) => Date | null,
  since: Date,
): Promise<Page<One>> => {
  const isEarlier = (one: One): boolean => (begunAt(one) ?? since) < since;
  const found = new Map<string, One>();
  for (let offset = 0, lowest = Infinity; ;) {
    const page = await readPage(offset);
    if (page.kind === "noAnswer") return page;
    const last = page.all.at(-1);
    if (!last) break;
    const ids = page.all.map(({ id }) => Number(id));
    const isInOrder = ids.every((id, index) => id < (ids[index - 1] ?? Infinity));
    if (!isInOrder || !(Number(last.id) < lowest)) return noAnswer("the list is not the newest first");
    for (const one of page.all) if (!isEarlier(one)) found.set(one.id, one);
    if (isEarlier(last)) break;
    offset += page.all.length;
    lowest = Number(last.id);
  }
  return { kind: "found", all: [...found.values()] };
};
