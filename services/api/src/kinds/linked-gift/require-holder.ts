import type { FastifyRequest } from "fastify";
import { identified } from "../../identity/bankid/redeem.ts";
import { sessionOf } from "../../identity/bankid/session.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Mandate } from "../monthly-gift/repository.ts";

export type ProofDeps = { environment: Pick<Environment, "personalNumberKeys"> };

/**
 * A link may have been forwarded: for more than a link may move, the account's holder has to identify in this browser.
 */
export const requireHolder = async (
  tx: Transaction,
  keys: ProofDeps,
  {
    client,
    token,
    holderLookup,
  }: { client: FastifyRequest; token: string | undefined } & Pick<Mandate, "holderLookup">,
): Promise<void> => {
  if (token === undefined) throw new Refusal("unauthorized");
  const shown = { token, session: sessionOf(client), purpose: "linked_gift" } as const;
  const { personalNumberLookup } = await identified(tx, keys, shown);
  if (personalNumberLookup !== holderLookup) throw new Refusal("unauthorized", { token: "is another person's" });
};
