import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { incomingHashHolds, outgoingHash } from "../../../../../services/api/src/ledger/providers/mondido-protocol.ts";

const merchant = { merchantId: "17", secret: "hemligt", test: true };
const payment = { paymentRef: "A1B2C3D4E5F6", amountOre: 25_000 };
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

test.each([
  ["in test mode", true, "17A1B2C3D4E5F6250.00sektesthemligt"],
  ["in earnest", false, "17A1B2C3D4E5F6250.00sekhemligt"],
])("a request is signed %s", (_how, inTest, text) => {
  expect(outgoingHash({ ...merchant, test: inTest }, payment)).toBe(md5(text));
});

const right = md5("17A1B2C3D4E5F6250.00sekapprovedhemligt");
test.each([
  ["the right hash", {}, true],
  ["capitals", { hash: right.toUpperCase() }, true],
  ["another status", { status: "declined" }, false],
  ["another amount", { amountOre: 25_001 }, false],
  ["another payment", { paymentRef: "A1B2C3D4E5F7" }, false],
  ["an empty hash", { hash: "" }, false],
  ["half a hash", { hash: right.slice(0, 16) }, false],
  ["letters of two bytes", { hash: "å".repeat(16) }, false],
])("with %s, news of a card payment is let through or not", (_what, change, holds) => {
  expect(incomingHashHolds(merchant, { ...payment, status: "approved", hash: right, ...change })).toBe(holds);
});
