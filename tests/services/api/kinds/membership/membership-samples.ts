import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const member = (given: Json = {}) => ({
  firstName: "Birgitta",
  lastName: "Åkerström",
  email: "birgitta@exempel.se",
  street: "Storgatan 1",
  postalCode: "114 55",
  town: "Stockholm",
  ...given,
});

/** With a fee as the first content has it. */
export const membership = (given: Json = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  membership: "ENSKILD",
  amount: 200,
  member: member(),
  household: [],
  language: "sv",
  ...given,
});

export const addMembership = (api: TestApi, payload: Json) =>
  api.app.inject({ method: membershipCall.method, url: membershipCall.path, payload });
