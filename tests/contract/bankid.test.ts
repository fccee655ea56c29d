import { bankIdMessage, bankIdMessages } from "@hjarta-lunga/contract/bankid.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import { expect, test } from "vitest";
import { bankid } from "@hjarta-lunga/contract/seed/texts/bankid.ts";

/** As BankID asks for, with the code on another device and with the app on this one. */
test.each([
  ["pending", "outstandingTransaction", "rfa1", "rfa13"],
  ["pending", "noClient", "rfa1", "rfa1"],
  ["pending", "started", "rfa15b", "rfa15a"],
  ["pending", "userMrtd", "rfa23", "rfa23"],
  ["pending", "userCallConfirm", "rfa21", "rfa21"],
  ["pending", "userSign", "rfa9", "rfa9"],
  ["pending", "processing", "rfa21", "rfa21"],
  ["pending", "userFace", "rfa24", "rfa24"],
  ["pending", "userStepUp", "rfa25", "rfa25"],
  ["pending", "somethingNew", "rfa21", "rfa21"],
  ["pending", "constructor", "rfa21", "rfa21"],
  ["pending", null, "rfa21", "rfa21"],
  ["failed", "expiredTransaction", "rfa8", "rfa8"],
  ["failed", "certificateErr", "rfa16", "rfa16"],
  ["failed", "userCancel", "rfa6", "rfa6"],
  ["failed", "cancelled", "rfa3", "rfa3"],
  ["failed", "startFailed", "rfa17b", "rfa17a"],
  ["failed", "userDeclinedCall", "rfa22", "rfa22"],
  ["failed", "notSupportedByUserApp", "rfa22", "rfa22"],
  ["failed", "transactionRiskBlocked", "rfa22", "rfa22"],
  ["failed", "mrtdVerificationFailed", "rfa26", "rfa26"],
  ["failed", "facialRecognitionFailed", "rfa27", "rfa27"],
  ["failed", "nfcNotSupportedByDevice", "rfa28", "rfa28"],
  ["failed", "multipleBankIdsOnDevice", "rfa29", "rfa29"],
  ["failed", "stepUpFailed", "rfa30", "rfa30"],
  ["failed", "alreadyInProgress", "rfa4", "rfa4"],
  ["failed", "requestTimeout", "rfa5", "rfa5"],
  ["failed", "tooManyRequests", "rfa5", "rfa5"],
  ["failed", "internalError", "rfa5", "rfa5"],
  ["failed", "maintenance", "rfa5", "rfa5"],
  ["failed", "invalidParameters", "rfa22", "rfa22"],
  ["failed", "unauthorized", "rfa22", "rfa22"],
  ["failed", "somethingNew", "rfa22", "rfa22"],
  ["failed", null, "rfa22", "rfa22"],
] as const)("%s with %j says %s of another device and %s of this one", (state, hint, other, here) => {
  expect([bankIdMessage(state, hint, "other"), bankIdMessage(state, hint, "this")]).toEqual([other, here]);
});

test.each(bankIdMessages)("%s has its words in both languages", (message) => {
  const key = textKeys.find((name) => name === `bankid.${message}`);
  expect(key).toBeDefined();
  const { sv, en } = bankid[`bankid.${message}`];
  expect([sv.trim(), en.trim()]).not.toContain("");
  expect(sv).not.toBe(en);
});
