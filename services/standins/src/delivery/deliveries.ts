import { rootCertificates } from "node:tls";
import { Agent, request } from "undici";
import type { Faults } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";
import { repeat } from "./repeat.ts";

export type Message = {
  provider: "swish" | "mondido" | "brite";
  subject: string;
  url: string;
  headers?: Record<string, string>;
  body: object;
  note: string;
};
type Delivery = Required<Omit<Message, "body">> & {
  id: number;
  body: string;
  state: string;
  attempts: number;
  lastAnswer: string | null;
  createdAt: number;
};

/** Until 200, then longer and longer between. What is still unheard after the last is given up. */
const pausesMs = [300, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/** The outbox of callbacks and webhooks. Written in the same transaction as the change that they report. */
export const createDeliveries = (store: Store, faults: Faults) => {
  const add = (message: Message, state: "waiting" | "lost" = "waiting", dueAt = Date.now()) => {
    const headers = { "content-type": "application/json", ...message.headers };
    const body = JSON.stringify(message.body);
    store.insert("delivery", { ...message, headers, body, state, dueAt, createdAt: Date.now() });
  };
  const record = ({ id, attempts }: Delivery, state: string, answer: string, dueAt = Date.now()) =>
    store.run`update delivery set state = ${state}, attempts = ${attempts + 1}, last_answer = ${answer},
      due_at = ${dueAt} where id = ${id}`;
  return {
    add,
    addForged: (message: Message) => add({ ...message, note: `${message.note}, forged` }),
    /** The final news, by the way that the fault says. `older` is the state before. */
    addNews: (message: Message, older: Message) => {
      const { callback, callbackDelayMs } = faults.of(message.provider);
      const now = Date.now();
      add(message, callback === "lost" ? "lost" : "waiting", callback === "late" ? now + callbackDelayMs : now);
      if (callback === "doubled") add(message);
      if (callback === "outOfOrder")
        add({ ...older, note: `${older.note}, older` }, "waiting", now + Math.min(callbackDelayMs, 500));
    },
    due: (limit: number) =>
      store.all<Delivery>`select * from delivery where state = 'waiting' and due_at <= ${Date.now()}
        order by due_at, id limit ${limit}`,
    newest: (limit: number) => store.all<Delivery>`select * from delivery order by id desc limit ${limit}`,
    delivered: (delivery: Delivery, answer: string) => record(delivery, "delivered", answer),
    failed: (delivery: Delivery, answer: string) => {
      const pauseMs = pausesMs[delivery.attempts];
      if (pauseMs === undefined) record(delivery, "givenUp", answer);
      else record(delivery, "waiting", answer, Date.now() + pauseMs);
    },
  };
};
export type Deliveries = ReturnType<typeof createDeliveries>;

const pauseMs = 50;
const patienceMs = 10_000;
const mostAtOnce = 100;

export const startDelivering = (deliveries: Deliveries, ca: string) => {
  const agent = new Agent({
    connections: mostAtOnce,
    connect: { ca: [...rootCertificates, ca], timeout: patienceMs },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  });
  const underWay = new Map<number, Promise<void>>();
  let stopped = false;

  const send = async (delivery: Delivery) => {
    const { url, headers, body } = delivery;
    try {
      const answer = await request(url, { method: "POST", headers, body, dispatcher: agent });
      await answer.body.dump();
      if (answer.statusCode === 200) deliveries.delivered(delivery, "200");
      else deliveries.failed(delivery, String(answer.statusCode));
    } catch (error) {
      // Cut off by our own stop: it is sent again after the start.
      if (stopped) return;
      deliveries.failed(delivery, error instanceof Error ? error.message : String(error));
    }
  };

  const rounds = repeat(() => {
    if (underWay.size >= mostAtOnce) return;
    // Those under way are still due.
    for (const delivery of deliveries.due(mostAtOnce)) {
      if (underWay.has(delivery.id)) continue;
      underWay.set(
        delivery.id,
        send(delivery).finally(() => underWay.delete(delivery.id)),
      );
    }
  }, pauseMs);

  return {
    now: rounds.now,
    stop: async () => {
      stopped = true;
      rounds.stop();
      await agent.destroy();
      await Promise.all(underWay.values());
    },
  };
};
