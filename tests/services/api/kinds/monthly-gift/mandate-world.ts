import { checkAutogiroStatusCall, registerConsentCall } from "@hjarta-lunga/contract/calls/mandates.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { eq } from "drizzle-orm";
import { mandateEvents, mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { moveMandate } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import type { Move } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";
import { openBankIdWorld, somebody } from "../../identity/bankid/bankid-world.ts";
import { account, facts, gift } from "./mandate-samples.ts";

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json };

/** The real API and BankID's own protocol, and a browser that identifies, signs and adds. */
export const openMandateWorld = async (variables: Record<string, string> = {}, limits: Partial<LimitTable> = {}) => {
  const world = await openBankIdWorld(variables, limits);
  const { api } = world;
  const visitor = (person = somebody) => {
    const browser = world.browser();
    const finished = async ({ order }: { order: string }): Promise<string> => {
      await world.approve(person);
      await world.letTimePass();
      return (await browser.poll(order)).token ?? "";
    };
    const post = async (path: string, body: Json): Promise<Answer> => {
      const response = await browser.call(path, body);
      return { status: response.statusCode, body: response.json() };
    };
    return {
      ...browser,
      identify: async (purpose = "mandate") => finished(await browser.authenticate({ purpose })),
      signs: async (given: Json = {}) => finished(await browser.sign(facts(given))),
      status: (token: string) => post(checkAutogiroStatusCall.path, { token }),
      give: (body: Json) => post(regularGiftCall.path, body),
      register: (body: Json) => post(registerConsentCall.path, body),
    };
  };
  /** Signed and added: 200 kronor from the usual account, unless something else is said of both. */
  const given = async (person = somebody, signed: Json = {}, added: Json = {}) => {
    const browser = visitor(person);
    const { account: from = account } = signed;
    const answer = await browser.give(gift({ token: await browser.signs(signed), account: from, ...added }));
    if (answer.status !== 201) throw new Error(JSON.stringify(answer));
    return rowOf(answer.body.reference as string);
  };
  const rowOf = async (reference: string) => {
    const [row] = await api.db.select().from(mandates).where(eq(mandates.reference, reference));
    if (!row) throw new Error("No such mandate");
    return row;
  };
  return {
    ...world,
    visitor,
    given,
    rowOf,
    count: () => api.db.$count(mandates),
    move: (id: string, move: Move) => api.db.transaction((tx) => moveMandate(tx, id, move)),
    eventsOf: (mandateId: string) =>
      api.db.select().from(mandateEvents).where(eq(mandateEvents.mandateId, mandateId)).orderBy(mandateEvents.entry),
    /** Nobody holds anything any more. */
    clear: () => api.db.delete(mandates),
  };
};
export type MandateWorld = Awaited<ReturnType<typeof openMandateWorld>>;
