import { z } from "zod";
import type { Environment } from "../../../platform/environment/environment.ts";
import { callProvider, noAnswer, openAgent, readJson, unexpected, unreadable } from "../../../ledger/providers/call.ts";
import type { NoAnswer } from "../../../ledger/providers/port.ts";

const access = z.object({ access_token: z.string().min(1), expires: z.number() });

const createdSession = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });

const session = z.object({
  id: z.string(),
  state: z.number(),
  merchant_reference: z.string(),
  customer_id: z.string().nullish(),
  bank_account_id: z.string().nullish(),
  bank: z.object({ name: z.string() }).nullish(),
});
export type Session = z.infer<typeof session>;

const bankAccount = z.object({
  holder: z.string(),
  iban: z.string().nullish(),
  bban: z.string().nullish(),
});
export type BankAccount = z.infer<typeof bankAccount>;

const kyc = z.object({
  ssn: z.string().nullish(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  error_message: z.string().nullish(),
});
export type Kyc = z.infer<typeof kyc>;

const refused = z.object({ error_name: z.string() });

type Access = { kind: "token"; token: string; goodUntilMs: number };
type Authorized = Access | NoAnswer;

const marginMs = 30_000;

/** Concurrent callers share one request for the token. */
const accessKeeper = (authorize: () => Promise<Authorized>) => {
  let kept: Access | undefined;
  let asking: Promise<Authorized> | undefined;

  const ask = async () => {
    const answer = await authorize();
    if (answer.kind === "token") kept = answer;
    return answer;
  };
  return {
    get: async (): Promise<Authorized> => {
      if (kept !== undefined && Date.now() + marginMs < kept.goodUntilMs) return kept;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    drop: (token: string) => {
      if (kept?.token === token) kept = undefined;
    },
  };
};

const country = "se";

type Refused = { kind: "refused"; name: string };
type Result<Data> = { kind: "answer"; data: Data } | Refused | NoAnswer;

/** No call moves money, so one that was refused for an old access token is made once more with a new one. */
export const createBriteClient = ({ brite, providerTimeoutMs }: Pick<Environment, "brite" | "providerTimeoutMs">) => {
  const dispatcher = openAgent();

  const post = async <Schema extends z.ZodType>(
    { name, body, token }: { name: string; body: unknown; token?: string },
    schema: Schema,
  ): Promise<Result<z.infer<Schema>> | { kind: "unauthorized" }> => {
    const headers = {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const call = { method: "POST", url: `${brite.url}/api/${name}`, headers, body: JSON.stringify(body) } as const;
    const answer = await callProvider(call, { timeoutMs: providerTimeoutMs, dispatcher });
    if (answer.kind === "noAnswer") return answer;
    if (answer.status === 200) {
      const data = readJson(schema, answer.text);
      return data === undefined ? unreadable(answer) : { kind: "answer", data };
    }
    if (answer.status === 401) return { kind: "unauthorized" };
    const why = answer.status === 400 ? readJson(refused, answer.text) : undefined;
    return why === undefined ? unexpected(answer) : { kind: "refused", name: why.error_name };
  };

  const authorize = async (): Promise<Authorized> => {
    const { publicKey: public_key, secret } = brite;
    const answer = await post({ name: "merchant.authorize", body: { public_key, secret } }, access);
    if (answer.kind === "noAnswer") return answer;
    if (answer.kind !== "answer") return noAnswer("our keys were refused");
    const { access_token: token, expires } = answer.data;
    return { kind: "token", token, goodUntilMs: expires * 1_000 };
  };
  const keeper = accessKeeper(authorize);

  const call = async <Schema extends z.ZodType>(
    name: string,
    body: unknown,
    schema: Schema,
  ): Promise<Result<z.infer<Schema>>> => {
    for (let tries = 0; tries < 2; tries++) {
      const authorized = await keeper.get();
      if (authorized.kind === "noAnswer") return authorized;
      const answer = await post({ name, body, token: authorized.token }, schema);
      if (answer.kind !== "unauthorized") return answer;
      keeper.drop(authorized.token);
    }
    return noAnswer("a new access token was refused");
  };

  return {
    createAuthentication: (reference: string, returnUrl: string) =>
      call(
        "session.create_authentication",
        {
          ...{ country_id: country, merchant_reference: reference, callbacks: [] },
          ...(brite.leadsBack && { redirect_uri: returnUrl }),
        },
        createdSession,
      ),
    session: (id: string) => call("session.get", { id }, session),
    bankAccount: (id: string) => call("bank_account.get", { id }, bankAccount),
    kyc: (customerId: string) => call("kyc.get_latest", { customer_id: customerId }, kyc),
    close: () => dispatcher.close(),
  };
};
export type BriteClient = ReturnType<typeof createBriteClient>;
