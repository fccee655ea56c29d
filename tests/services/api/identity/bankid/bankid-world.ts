import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { bankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { sql } from "drizzle-orm";
import { startStandins } from "../../../../../services/standins/src/start.ts";
import { facts } from "../../kinds/monthly-gift/mandate-samples.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";

type Json = Record<string, unknown>;

/** An order as BankID's stand-in has it. */
type Theirs = {
  id: string;
  action: string;
  status: string;
  hint: string | null;
  visible: string;
  endUserIp: string;
  returnUrl: string | null;
  autoStartToken: string;
  qrStartToken: string;
  qrStartSecret: string;
  collects: number;
};

export const somebody = "195205292260";
export const another = "198807012391";

/** The real API and BankID's own protocol. Nobody identifies unless a test says so. */
export const openBankIdWorld = async (variables: Record<string, string> = {}, limits: Partial<LimitTable> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "hjarta-lunga-bankid-"));
  const database = await apiDatabase();
  const standins = await startStandins({ dataDir });
  const { urls, certificates } = standins;
  const build = (more: Record<string, string> = {}, narrow: Partial<LimitTable> = limits) => {
    const given = {
      BANKID_URL: urls.bankId,
      BANKID_CERT_FILE: certificates.bankId.certFile,
      BANKID_KEY_FILE: certificates.bankId.keyFile,
      BANKID_CA_FILE: certificates.caFile,
      BRITE_URL: urls.brite,
      SMS_URL: urls.sms,
      // The stand-in bank's: of this world alone.
      BANK_FILES_FOLDER: join(dataDir, "bank-files"),
      PROVIDER_TIMEOUT_MS: "5000",
      ...variables,
      ...more,
    };
    return buildTestApi(database.url, given, narrow);
  };
  const api = await build();

  const control = async <Answer = unknown>(method: string, path: string, body?: Json | null): Promise<Answer> => {
    const init = { method, headers: { "content-type": "application/json" } };
    const response = await fetch(
      `${urls.http}/control${path}`,
      body === undefined ? { method } : { ...init, body: JSON.stringify(body) },
    );
    if (!response.ok) throw new Error(`/control${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const theirs = () => control<Theirs[]>("GET", "/bankid/orders");
  const newest = async () => {
    const [order] = await theirs();
    if (order === undefined) throw new Error("BankID has no order");
    return order;
  };
  const phone = async (step: Json) => (await control<{ done: boolean }>("POST", "/bankid/phone", step)).done;

  /** A browser: it keeps the cookie that it was given. */
  const browser = (at: TestApi = api, remoteAddress = "127.0.0.1") => {
    let cookie = "";
    const call = async (path: string, payload: Json | string) => {
      const type = typeof payload === "string" ? "text/plain;charset=UTF-8" : "application/json";
      const headers = { "content-type": type, ...(cookie !== "" && { cookie }) };
      const response = await at.app.inject({ method: "POST", url: path, payload, headers, remoteAddress });
      const set = response.headers["set-cookie"];
      if (typeof set === "string") cookie = set.split(";")[0] ?? "";
      return response;
    };
    const answer = async (path: string, payload: Json | string): Promise<BankIdAnswer> => {
      const response = await call(path, payload);
      return bankIdAnswer.parse(response.json());
    };
    const start = { device: "other", language: "sv", returnTo: "/mina-sidor/" };
    const toSign = (given: Json) => ({ ...start, purpose: "mandate", ...facts(), ...given });
    return {
      call,
      cookie: () => cookie,
      take: (of: string) => {
        cookie = of;
      },
      authenticate: (given: Json = {}) =>
        answer(bankIdCalls.authenticate.path, { ...start, purpose: "my_pages", ...given }),
      sign: (given: Json = {}) => answer(bankIdCalls.sign.path, toSign(given)),
      trySign: (given: Json) => call(bankIdCalls.sign.path, toSign(given)),
      poll: (order: string) => answer(bankIdCalls.poll.path, { order }),
      pollByNonce: (nonce: string) => answer(bankIdCalls.poll.path, { nonce }),
      cancel: (order: string) => answer(bankIdCalls.cancel.path, order),
    };
  };

  /** The next question is asked of BankID, whatever was asked before. */
  const letTimePass = () => api.db.execute(sql`update bankid_order set next_ask_at = now() - interval '1 second'`);
  const makeOlder = (seconds: number) =>
    api.db.execute(sql`update bankid_order set created_at = created_at - make_interval(secs => ${seconds})`);

  return {
    api,
    build,
    certificates,
    database,
    control,
    theirs,
    newest,
    phone,
    browser,
    letTimePass,
    makeOlder,
    approve: async (person = somebody, ip = "127.0.0.1") =>
      phone({ do: "approve", orderRef: (await newest()).id, person, ip }),
    close: async () => {
      await api.close();
      await standins.close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
};
export type BankIdWorld = Awaited<ReturnType<typeof openBankIdWorld>>;
