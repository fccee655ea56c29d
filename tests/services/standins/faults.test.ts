import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTransaction, mondido, newRef, transactionForm } from "./card-payments.ts";
import { newId, startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterEach(async () => {
  await standins.control("POST", "/reset", {});
});
afterAll(() => standins.close());

const put = (id = newId()) => standins.swish("PUT", `/api/v2/paymentrequests/${id}`, standins.paymentRequest());
const fault = (provider: string, how: Record<string, unknown>) => standins.control("PUT", `/faults/${provider}`, how);

/** The ways in which each is called. What comes back is the status, or "broken". */
const calls = {
  swish: async () => (await put()).status,
  mondido: async () => (await mondido(standins, "/transactions", transactionForm(standins))).status,
  tagManager: async () => (await fetch(`${standins.urls().http}/gtm.js?id=GTM-1`)).status,
  errorReporting: async () => {
    const body = '{"event_id":"1"}\n{"type":"event"}\n{}\n';
    return (await fetch(`${standins.urls().http}/api/1/envelope/?sentry_key=k`, { method: "POST", body })).status;
  },
  companyRegister: async () => {
    const ours = Buffer.from("hjarta-lunga:development-only-company-register-secret").toString("base64");
    const headers = { authorization: `Basic ${ours}` };
    return (await fetch(`${standins.urls().http}/company-register/token`, { method: "POST", headers })).status;
  },
  researchPortal: async () =>
    (await fetch(`${standins.urls().http}/research-portal/hjarta-lunga/petitions/approved/`)).status,
};
const providers = Object.keys(calls) as (keyof typeof calls)[];
const modeOf = async (provider: string) =>
  ((await standins.control("GET", `/faults/${provider}`)) as { mode: string }).mode;
const outcomeOf = (provider: keyof typeof calls) => calls[provider]().catch(() => "broken");

test.each(providers)("%s that is down breaks the connection, and is well again afterwards", async (provider) => {
  await fault(provider, { mode: "down" });
  expect(await outcomeOf(provider)).toBe("broken");
  await standins.control("POST", "/reset", {});
  expect([200, 201]).toContain(await outcomeOf(provider));
});

test.each(providers)("%s that is slow answers after what was asked later, and once all is well", async (provider) => {
  await fault(provider, { mode: "slow", delayMs: 600_000, calls: 1 });
  const answered: string[] = [];
  const ask = async (name: string) => {
    expect([200, 201]).toContain(await outcomeOf(provider));
    answered.push(name);
  };
  const slow = ask("slow");
  await vi.waitFor(async () => expect(await modeOf(provider)).toBe("none"));
  await ask("later");
  expect(answered).toEqual(["later"]);
  await standins.control("POST", "/reset", {});
  await slow;

  await fault(provider, { mode: "slow", delayMs: 1 });
  await ask("slow for a moment");
});

test("garbage is success with nonsense, in three kinds", async () => {
  await fault("swish", { mode: "garbage" });
  const answers = [await put(), await put(), await put()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
  expect(await standins.control("GET", "/ledger/swish")).not.toContainEqual(expect.objectContaining({ state: "PAID" }));
});

test("a lost answer was carried out; one call only, when one is asked for", async () => {
  const id = newId();
  await fault("swish", { mode: "lostAnswer", calls: 1 });
  await expect(put(id)).rejects.toThrow();
  expect((await standins.swish("GET", `/api/v1/paymentrequests/${id}`)).status).toBe(200);

  const paymentRef = newRef();
  await fault("mondido", { mode: "lostAnswer", calls: 1 });
  await expect(
    mondido(standins, "/transactions", transactionForm(standins, { payment_ref: paymentRef })),
  ).rejects.toThrow();
  expect((await mondido(standins, `/transactions?filter[payment_ref]=${paymentRef}`)).body).toHaveLength(1);
});

test("an unknown fault is refused, and the pages say what is on", async () => {
  const { urls } = standins;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ mode: "tired" });
  expect((await fetch(`${urls().http}/control/faults/swish`, { method: "PUT", headers, body })).status).toBe(400);
  const form = new URLSearchParams({ mode: "slow", delayMs: "10", calls: "" });
  await fetch(`${urls().http}/faults/swishQr`, { method: "POST", body: form });
  expect(await standins.control("GET", "/faults/swishQr")).toMatchObject({ mode: "slow", delayMs: 10, calls: null });
  expect(await (await fetch(`${urls().http}/faults`)).text()).toMatch(/value="slow"\s+selected/);
});

/** Pays one by Swish and one by card, and tells what came of each. */
const payBoth = async () => {
  const id = newId();
  await put(id);
  const { paymentRef } = await createTransaction(standins);
  await standins.control("POST", `/swish/payments/${id}/approve`);
  await standins.control("POST", `/mondido/transactions/${paymentRef}/approve`);
  const heard = () => ({
    swish: standins.listener.heard.filter(({ body }) => body.id === id).map(({ body }) => body.status),
    card: standins.listener.heard.filter(({ body }) => body.payment_ref === paymentRef).map(({ body }) => body.status),
  });
  return heard;
};
const hearBoth = (heard: Awaited<ReturnType<typeof payBoth>>) =>
  vi.waitFor(() => expect(heard()).toEqual({ swish: ["PAID"], card: ["approved"] }));
const bothCallbacks = async (how: Record<string, unknown>) => {
  for (const provider of ["swish", "mondido"]) await fault(provider, how);
};

test("a lost callback never comes", async () => {
  await bothCallbacks({ callback: "lost" });
  const heard = await payBoth();
  await bothCallbacks({});
  await hearBoth(await payBoth());
  expect(heard()).toEqual({ swish: [], card: [] });
});

test("a late callback comes in the end, and not before what happens later", async () => {
  await bothCallbacks({ callback: "late", callbackDelayMs: 600_000 });
  const heard = await payBoth();
  await bothCallbacks({ callback: "late", callbackDelayMs: 100 });
  await hearBoth(await payBoth());
  expect(heard()).toEqual({ swish: [], card: [] });
});

test("a doubled callback comes twice", async () => {
  await bothCallbacks({ callback: "doubled" });
  const heard = await payBoth();
  await vi.waitFor(() => expect(heard()).toEqual({ swish: ["PAID", "PAID"], card: ["approved", "approved"] }));
});

test("out of order tells the older state last", async () => {
  await bothCallbacks({ callback: "outOfOrder", callbackDelayMs: 100 });
  const heard = await payBoth();
  await vi.waitFor(() => expect(heard()).toEqual({ swish: ["PAID", "CREATED"], card: ["approved", "pending"] }));
});

test("a forged callback claims what is not so, wrongly signed", async () => {
  await bothCallbacks({ callback: "forged" });
  const id = newId();
  await put(id);
  const { paymentRef, id: transactionId } = await createTransaction(standins);
  const [swish, card] = await vi.waitFor(() => {
    const found = [
      standins.listener.heard.find(({ body }) => body.id === id),
      standins.listener.heard.find(({ body }) => body.payment_ref === paymentRef),
    ];
    expect(found).not.toContain(undefined);
    return found;
  });
  expect(swish?.body.status).toBe("PAID");
  expect(swish?.headers.callbackidentifier).toBe("0".repeat(32));
  expect(card?.body).toMatchObject({ status: "approved", response_hash: "0".repeat(32) });
  expect(JSON.parse((await standins.swish("GET", `/api/v1/paymentrequests/${id}`)).text)).toMatchObject({
    status: "CREATED",
  });
  expect((await mondido(standins, `/transactions/${transactionId}`)).body.status).toBe("pending");
});
