import { accountLookupStates } from "@hjarta-lunga/contract/brite.ts";
import { briteCalls } from "@hjarta-lunga/contract/calls/brite.ts";
import type { BriteLookup, BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { frontEndApi } from "./clients.ts";
import { unreadable } from "./ask.ts";

/** By hand: the contract's schema would come into the browser. */
const isAccount = (value: unknown): boolean =>
  isRecord(value) &&
  [value.bank, value.number, value.holder].every((text) => typeof text === "string") &&
  (value.clearing === null || typeof value.clearing === "string");

export async function initiateBrite(token: string, returnTo: string): Promise<BriteLookup> {
  const { data } = await frontEndApi.get<BriteLookup>(briteCalls.initiate.path, { params: { ssn: token, returnTo } });
  // Where it leads is opened: no other sort of URL than a page's.
  const read: unknown = data;
  const isLookup = isRecord(read) && typeof read.token === "string" && /^https?:\/\//.test(String(read.url));
  return isLookup ? data : unreadable(briteCalls.initiate.path);
}

export async function briteResults(token: string, signal: AbortSignal): Promise<BriteResult> {
  const { data } = await frontEndApi.get<BriteResult>(briteCalls.results.path, { params: { token }, signal });
  const read: unknown = data;
  const isResult = isRecord(read) && (accountLookupStates as readonly unknown[]).includes(read.state);
  return isResult && (read.state !== "complete" || isAccount(read.account))
    ? data
    : unreadable(briteCalls.results.path);
}
