import type { AuthenticateBankId, PollBankId, SignBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { advance } from "./advance.ts";
import { answerOf } from "./answer.ts";
import type { BankIdDeps, Visitor } from "./deps.ts";
import { identified, networkHash, hashOf, nonceOf, referenceOf } from "./session.ts";
import { changePending, noteReturn, createFindOrder, pendingOrderOf, readOrder, type OrderRow } from "./repository.ts";
import { shownToIdentify, shownToSign } from "./shown.ts";
import { bankIdOrders } from "../../platform/database/tables/identity.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../../ledger/donors/personal-number.ts";
import { encryptShown } from "./encryption.ts";

type Begin = {
  action: BankIdAction;
  purpose: BankIdPurpose;
  shown: string;
  personalNumber?: string;
};

const addOrder = async (
  { db, environment }: BankIdDeps,
  { personalNumber, shown, ...begin }: Begin,
  { device, language, returnTo }: AuthenticateBankId | SignBankId,
  { visitor, session }: { visitor: Visitor; session: string },
): Promise<string> => {
  const { personalNumberKeys, personalNumberLookupKey, rateLimitSecret, siteUrl } = environment;
  const id = crypto.randomUUID();
  const nonce = nonceOf(session, id);
  const only = () => {
    if (personalNumber === undefined) return {};
    const { personalNumber: onlyNumber, personalNumberKeyVersion } = encryptPersonalNumber(
      personalNumberKeys,
      personalNumber,
    );
    const onlyPerson = personalNumberLookup(personalNumberLookupKey, personalNumber);
    return { onlyNumber, onlyNumberKeyVersion: personalNumberKeyVersion, onlyPerson };
  };
  await db.insert(bankIdOrders).values({
    ...{ id, ...begin, device, language },
    ...{ referenceHash: hashOf(referenceOf(session, id)), nonceHash: hashOf(nonce), sessionHash: hashOf(session) },
    returnUrl: device === "this" && returnTo !== null ? `${siteUrl}${returnTo}#bankid=${nonce}` : null,
    networkHash: networkHash(rateLimitSecret, visitor.ip),
    ...encryptShown(personalNumberKeys, shown),
    ...only(),
  });
  return id;
};

type Sessions = {
  before: string | undefined;
  renew: () => string;
};
type Browser = { before: string | undefined; session: string };

const startWaitMs = 2_500;
const pollWaitMs = 800;

export const createBankIdService = (deps: BankIdDeps) => {
  const { db, client, background, published } = deps;
  const findOrder = createFindOrder(db);

  const giveUp = async (row: OrderRow): Promise<void> => {
    if (!(await changePending(db, row.id, { state: "failed", hint: "givenUp" }))) return;
    if (row.orderRef !== null) await client.cancel(row.orderRef);
  };

  const answerFor = async (id: string, session: string) => {
    const row = await readOrder(db, id);
    if (row === undefined) throw new Refusal("not_found");
    return answerOf(deps, row, session);
  };

  const begin = async (
    what: Begin,
    given: AuthenticateBankId | SignBankId,
    visitor: Visitor,
    { before, session }: Browser,
  ) => {
    const earlier = before === undefined ? undefined : await pendingOrderOf(db, before);
    if (earlier) await background.within(startWaitMs, giveUp(earlier));
    const id = await addOrder(deps, what, given, { visitor, session });
    await background.within(startWaitMs, advance(deps, id, { visitor, session }));
    return answerFor(id, session);
  };

  const own = async (asked: PollBankId, session: string | undefined) => {
    const row = session === undefined ? undefined : await findOrder(session, asked);
    if (row === undefined || session === undefined) throw new Refusal("not_found");
    return { row, session };
  };

  return {
    authenticate: (given: AuthenticateBankId, visitor: Visitor, { before, renew }: Sessions) => {
      const { purpose, language } = given;
      const shown = shownToIdentify(published, purpose, language);
      return begin({ action: "auth", purpose, shown }, given, visitor, { before, session: renew() });
    },
    sign: async (given: SignBankId, visitor: Visitor, { before, renew }: Sessions) => {
      const { purpose, token } = given;
      const what: Begin = { action: "sign", purpose, shown: shownToSign(deps, given) };
      if (token === undefined) return begin(what, given, visitor, { before, session: renew() });
      if (before === undefined) throw new Refusal("unauthorized");
      const { personalNumber, personalNumberLookup } = await identified(db, deps, { token, session: before, purpose });
      await deps.limits.take("bankIdPerson", visitor, personalNumberLookup);
      // The session of the identification goes on: who gives up signing signs again without identifying anew.
      return begin({ ...what, personalNumber }, given, visitor, { before, session: before });
    },
    poll: async (asked: PollBankId, visitor: Visitor, given: string | undefined) => {
      const { row, session } = await own(asked, given);
      if (asked.nonce !== undefined) await noteReturn(db, row.id);
      const isToBeAsked = row.state === "pending" && row.isDue;
      if (!isToBeAsked && asked.nonce === undefined) return answerOf(deps, row, session);
      if (isToBeAsked) await background.within(pollWaitMs, advance(deps, row.id, { visitor, session }));
      return answerFor(row.id, session);
    },
    cancel: async (order: string, given: string | undefined) => {
      const { row, session } = await own({ order }, given);
      await background.within(startWaitMs, giveUp(row));
      return answerFor(row.id, session);
    },
  };
};
export type BankIdService = ReturnType<typeof createBankIdService>;
