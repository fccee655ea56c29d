import type { Fault } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";

export type Message = {
  provider: "swish" | "mondido";
  subject: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** What it tells, for the page that lists it. */
  note: string;
};
export type Delivery = Message & {
  id: number;
  state: string;
  attempts: number;
  lastAnswer: string | null;
  createdAt: number;
};

const toDelivery = (row: Record<string, unknown>): Delivery => ({
  id: Number(row.id),
  provider: row.provider === "swish" ? "swish" : "mondido",
  subject: String(row.subject),
  url: String(row.url),
  headers: JSON.parse(String(row.headers)) as Record<string, string>,
  body: String(row.body),
  note: String(row.note),
  state: String(row.state),
  attempts: Number(row.attempts),
  lastAnswer: row.last_answer === null ? null : String(row.last_answer),
  createdAt: Number(row.created_at),
});

/** Until 200, then longer and longer between. What is still unheard after the last is given up. */
const pausesMs = [300, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/** The outbox of callbacks and webhooks. Written in the same transaction as what they tell. */
export const createDeliveries = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into delivery (provider, subject, url, headers, body, note, state, due_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const due = db.prepare(
    "select * from delivery where state = 'waiting' and due_at <= ? order by due_at, id limit 500",
  );
  const finish = db.prepare("update delivery set state = ?, attempts = ?, last_answer = ?, due_at = ? where id = ?");
  const newest = db.prepare("select * from delivery order by id desc limit ?");

  const add = (message: Message, state: "waiting" | "lost", dueAt: number) => {
    const { provider, subject, url, headers, body, note } = message;
    insert.run(provider, subject, url, JSON.stringify(headers), body, note, state, dueAt, Date.now());
  };
  return {
    add,
    /** The final news, by the way that the fault says. `older` tells what was so before. */
    addNews: (fault: Fault, message: Message, older: Message) => {
      const now = Date.now();
      switch (fault.callback) {
        case "normal":
        case "forged":
          return add(message, "waiting", now);
        case "lost":
          return add(message, "lost", now);
        case "late":
          return add(message, "waiting", now + fault.callbackDelayMs);
        case "doubled":
          add(message, "waiting", now);
          return add(message, "waiting", now);
        case "outOfOrder":
          add(message, "waiting", now);
          return add(older, "waiting", now + Math.min(fault.callbackDelayMs, 500));
      }
    },
    due: (): Delivery[] => due.all(Date.now()).map(toDelivery),
    newest: (limit: number): Delivery[] => newest.all(limit).map(toDelivery),
    delivered: (delivery: Delivery, answer: string) => {
      finish.run("delivered", delivery.attempts + 1, answer, Date.now(), delivery.id);
    },
    failed: (delivery: Delivery, answer: string) => {
      const pause = pausesMs[delivery.attempts];
      const state = pause === undefined ? "givenUp" : "waiting";
      finish.run(state, delivery.attempts + 1, answer, Date.now() + (pause ?? 0), delivery.id);
    },
  };
};
export type Deliveries = ReturnType<typeof createDeliveries>;
