import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentAnswer, type PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { asc, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { createBackground } from "../../../../../services/api/src/ledger/payments/background.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { createReconciler } from "../../../../../services/api/src/ledger/payments/add-payments.ts";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
import { mailFaults } from "../../platform/mail/mail-faults.ts";
import { startStandins } from "../../../../../services/standins/src/start.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";

type Json = Record<string, unknown>;

/** The real API behind the real door, with the third parties' protocols: nobody pays unless a test says so. */
export const openPaymentWorld = async (
  variables: Record<string, string> = {},
  given?: TestDatabase,
  limits: Partial<LimitTable> = {},
) => {
  const dataDir = mkdtempSync(join(tmpdir(), "hjarta-lunga-payments-"));
  const database = given ?? (await apiDatabase());
  const standins = await startStandins({ dataDir });
  const { urls, certificates } = standins;
  const settings = {
    CALLBACK_URL: urls.edge,
    SWISH_URL: urls.swish,
    SWISH_QR_URL: urls.swishQr,
    SWISH_CERT_FILE: certificates.certFile,
    SWISH_KEY_FILE: certificates.keyFile,
    SWISH_CA_FILE: certificates.caFile,
    MONDIDO_URL: urls.mondido,
    SMTP_URL: `${urls.smtp}?ignoreTLS=true`,
    PROVIDER_TIMEOUT_MS: "3000",
    // The reconciler comes when a test calls it.
    RECONCILE_BASE_SECONDS: "600",
    ...variables,
  };
  const api = await buildTestApi(database.url, settings, limits);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  standins.forwardTo(`http://127.0.0.1:${port}`);
  const { db } = api;
  const log = api.app.log;
  const deps = { ...api, log, handlers: orderHandlers, background: createBackground(log) };

  const control = async (method: string, path: string, body: Json = {}): Promise<unknown> => {
    const init = { method, headers: { "content-type": "application/json" } };
    const sent = method === "GET" ? init : { ...init, body: JSON.stringify(body) };
    const response = await fetch(`${urls.http}/control${path}`, sent);
    if (!response.ok) throw new Error(`/control${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const call = (path: string, payload?: Json) =>
    api.app.inject({ method: "POST", url: path, ...(payload && { payload }) });

  const order = async (given: Json = {}): Promise<OrderReceipt> =>
    orderReceipt.parse((await addGift(api, gift(given))).json());
  const newKey = () => crypto.randomUUID();
  const direct = ({ orderReference }: OrderReceipt, given: Json = {}) =>
    call(paymentCalls.createDirectSwish.path, {
      orderReference,
      idempotencyKey: newKey(),
      device: "computer",
      ...given,
    });
  const byNumber = ({ orderReference }: OrderReceipt, given: Json = {}) =>
    call(paymentCalls.create.path, {
      paymentType: "HLFSwish",
      orderReference,
      idempotencyKey: newKey(),
      mobile: "070-174 06 05",
      ...given,
    });
  const card = ({ orderReference }: OrderReceipt, given: Json = {}) =>
    call(paymentCalls.create.path, { paymentType: "Mondido", orderReference, idempotencyKey: newKey(), ...given });
  const poll = async ({ orderReference }: OrderReceipt, given: Json = {}): Promise<PaymentAnswer> =>
    paymentAnswer.strict().parse((await call(paymentCalls.poll.path, { orderReference, ...given })).json());
  const cancel = async ({ orderReference }: OrderReceipt): Promise<PaymentAnswer> =>
    paymentAnswer.parse((await call(`${paymentCalls.cancel.path}?orderReference=${orderReference}`)).json());

  const orderRow = async ({ orderReference }: OrderReceipt) => {
    const [row] = await db.select().from(orders).where(eq(orders.reference, orderReference));
    if (!row) throw new Error("There is no such order");
    return row;
  };
  const paymentsOf = async (given: OrderReceipt) =>
    db
      .select()
      .from(payments)
      .where(eq(payments.orderId, (await orderRow(given)).id))
      .orderBy(asc(payments.createdAt));
  const latest = async (given: OrderReceipt) => {
    const row = (await paymentsOf(given)).at(-1);
    if (!row) throw new Error("There is no payment");
    return row;
  };

  return {
    api,
    db,
    urls,
    control,
    call,
    deps,
    order,
    newKey,
    direct,
    byNumber,
    card,
    poll,
    cancel,
    orderRow,
    paymentsOf,
    latest,
    fault: (provider: string, given: Json) => control("PUT", `/faults/${provider}`, given),
    well: () => control("POST", "/reset", {}),
    /** What the person at the phone, or at the card page, does with the latest payment of an order. */
    decide: async (given: OrderReceipt, outcome: string) => {
      const { method, providerReference } = await latest(given);
      const where = method === "card" ? "/mondido/transactions" : "/swish/payments";
      await control("POST", `${where}/${providerReference}/${outcome}`);
    },
    ledger: (provider: "swish" | "mondido") =>
      control("GET", `/ledger/${provider}`) as Promise<
        { id: string; reference: string; amountOre: number; state: string; refundedOre: number }[]
      >,
    /** The moves of the latest payment, as "waiting>paid". */
    moves: async (given: OrderReceipt) => {
      const { id } = await latest(given);
      const events = await db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.paymentId, id))
        .orderBy(asc(paymentEvents.entry));
      return events.map(({ fromState, toState }) => (fromState === null ? toState : `${fromState}>${toState}`));
    },
    mailsOf: async (given: OrderReceipt) => {
      const { id } = await orderRow(given);
      return db.select().from(mails).where(eq(mails.ownerId, id));
    },
    /** As if this much time had gone by for the payments of an order; whoever asks next may ask. */
    age: async (given: OrderReceipt, ms: number) => {
      const { id } = await orderRow(given);
      const by = sql`make_interval(secs => ${ms / 1000})`;
      await db
        .update(payments)
        .set({
          createdAt: sql`${payments.createdAt} - ${by}`,
          expiresAt: sql`${payments.expiresAt} - ${by}`,
          askedAt: sql`${payments.askedAt} - ${by}`,
          // Due for sure: stored to the millisecond, this moment may be rounded into the next.
          nextAskAt: sql`case when ${payments.nextAskAt} is null then null else now() - interval '1 second' end`,
        })
        .where(eq(payments.orderId, id));
    },
    reconcile: () => {
      const reconciler = createReconciler(deps);
      reconciler.look();
      return reconciler.settle();
    },
    until: async (condition: () => Promise<void>) => {
      await expect.poll(() => condition().then(() => "so")).toBe("so");
    },
    /** Each mail that was sent meanwhile is looked through. */
    close: async () => {
      await api.close();
      const sent = (await control("GET", "/mails")) as (Parameters<typeof mailFaults>[0] & { subject: string })[];
      await standins.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      const faults = sent.flatMap((mail) => mailFaults(mail).map((fault) => `"${mail.subject}" ${fault}`));
      if (faults.length > 0) throw new Error(`Mails that break our rules: ${faults.join("; ")}`);
    },
  };
};
export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;
