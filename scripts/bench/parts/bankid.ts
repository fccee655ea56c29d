import { setTimeout as delay } from "node:timers/promises";
import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { bankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { callJson } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { percentile, timed } from "../lib/numbers.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const orders = 50;
const tabsOfEach = 10;
/** Shorter than BankID waits for the app to be opened. */
const seconds = 10;
const betweenAsksSeconds = 2;

type Waiting = { order: string; cookie: string };
type Theirs = { id: string; collects: number };

const begin = async (apiUrl: string): Promise<Waiting> => {
  const body = { device: "other", language: "sv", returnTo: "/mina-sidor/", purpose: "my_pages" };
  const response = await fetch(apiUrl + bankIdCalls.authenticate.path, {
    ...{ method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
  });
  const { order, qr } = bankIdAnswer.parse(await response.json());
  if (qr === null) throw new Failure("BankID's stand-in has not taken an order.");
  return { order, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
};

/** A tab asks each second, and later when the answer took longer. */
const wait = async (apiUrl: string, { order, cookie }: Waiting, taken: number[]) => {
  await delay(Math.random() * 1_000);
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const took = await timed(async () => {
      const url = apiUrl + bankIdCalls.poll.path;
      const { state } = await callJson<BankIdAnswer>(url, { body: { order }, headers: { cookie } });
      if (state !== "pending") throw new Failure("An order did not wait.");
    });
    taken.push(took);
    await delay(Math.max(0, 1_000 - took));
  }
};

const measureWaiting = async ({ apiUrl, standinsUrl }: MeasuredStack): Promise<Figure[]> => {
  const theirs = () => callJson<Theirs[]>(`${standinsUrl}/control/bankid/orders`);
  const before = new Set((await theirs()).map(({ id }) => id));
  const waiting: Waiting[] = [];
  while (waiting.length < orders) waiting.push(await begin(apiUrl));
  const taken: number[] = [];
  const tabs = () => waiting.flatMap((one) => Array.from({ length: tabsOfEach }, () => wait(apiUrl, one, taken)));
  const turns = Math.ceil((await timed(() => Promise.all(tabs()))) / 1_000 / betweenAsksSeconds);
  const most = Math.max(...(await theirs()).filter(({ id }) => !before.has(id)).map(({ collects }) => collects));
  const who = `${orders * tabsOfEach} tabs that wait for ${orders} orders`;
  return [
    {
      what: `Calls to BankID an order and two seconds, at most, of ${who}`,
      unit: "calls",
      measured: most / turns,
      bar: { atMost: 1 },
    },
    {
      what: `A question of one of ${who}, 95 of a hundred`,
      unit: "ms",
      measured: percentile(taken, 95),
      bar: { atMost: 1_000 },
      notes: [`${taken.length} questions, half of them in ${percentile(taken, 50).toFixed(0)} ms`],
    },
  ];
};

export const bankId: Part = {
  name: "bankid",
  about: "tabs that wait for BankID, and how often BankID is asked meanwhile",
  run: async (context) => {
    const stack = await context.stack();
    return step("Waiting for BankID", () => measureWaiting(stack));
  },
};
