import { expect, test } from "vitest";
import { outcomeOf } from "../../../../../services/api/src/identity/accounts/outcome.ts";
import type { LookupRow } from "../../../../../services/api/src/identity/accounts/repository.ts";
import { personalNumberLookup } from "../../../../../services/api/src/ledger/donors/personal-number.ts";
import type { BriteClient } from "../../../../../services/api/src/identity/accounts/brite/client.ts";

const lookupKey = "a key of this test alone, long enough";
const person = "195205292260";
const row = {
  id: "our-lookup",
  personalNumberLookup: personalNumberLookup(lookupKey, person),
  briteSessionId: "theirs",
};

const session = {
  ...{ id: "theirs", state: 12, merchant_reference: "our-lookup", customer_id: "c", bank_account_id: "a" },
  bank: { name: "SEB" },
};
const account = { holder: "Birgitta Sundin", bban: "50000012343", iban: null };
const kyc = { ssn: person, firstname: "Birgitta", lastname: "Sundin", error_message: null };

type Answers = { session?: object; account?: object; kyc?: object };
/** Brite as the wire has it, with what the stand-in never does. */
const outcome = (changes: Answers) => {
  const answer =
    (data: object, changed: object = {}) =>
    () =>
      Promise.resolve("kind" in changed ? changed : { kind: "answer", data: { ...data, ...changed } });
  const client = {
    session: answer(session, changes.session),
    bankAccount: answer(account, changes.account),
    kyc: answer(kyc, changes.kyc),
  } as unknown as BriteClient;
  const log = { warn: () => undefined } as never;
  return outcomeOf({ client, lookupKey, log }, row as LookupRow);
};

const silent = { kind: "noAnswer", why: "UND_ERR_SOCKET" };
const refused = { kind: "refused", name: "NotFound" };

test.each<[string, Answers, string]>([
  ["all is there", {}, "complete"],
  ["the other number of an end", { session: { state: 2 } }, "complete"],
  ["the number with a dash, and ten digits", { kyc: { ssn: "520529-2260" } }, "complete"],
  ["a number that nobody has heard of", { session: { state: 7 } }, "pending"],
  ["no customer yet", { session: { customer_id: null } }, "pending"],
  ["no account yet", { session: { bank_account_id: undefined } }, "pending"],
  ["no personal number yet", { kyc: { ssn: null } }, "pending"],
  ["who it is could not be found out", { kyc: { ssn: null, error_message: "no match" } }, "failed"],
  ["a session of somebody else's look-up", { session: { merchant_reference: "another" } }, "failed"],
  ["it was given up", { session: { state: 10 } }, "aborted"],
  ["the bank failed", { session: { state: 11 } }, "failed"],
  ["another person logged in", { kyc: { ssn: "198807012391" } }, "anotherHolder"],
  ["a number that is none", { kyc: { ssn: "somebody" } }, "anotherHolder"],
  ["another's account", { account: { holder: "Karl Sundin" } }, "anotherHolder"],
  ["nobody's names", { kyc: { firstname: null, lastname: null } }, "anotherHolder"],
  ["no number of the account", { account: { bban: null } }, "unreadable"],
  ["silence", { session: silent }, "pending"],
  ["silence about the account", { account: silent }, "pending"],
  ["silence about the person", { kyc: silent }, "pending"],
  ["no such session", { session: refused }, "failed"],
  ["no such account", { account: refused }, "failed"],
])("%s: %s", async (_what, changes, state) => {
  const told = await outcome(changes);
  expect(told.state).toBe(state);
  if (state !== "complete") expect(told.account).toBeNull();
});
