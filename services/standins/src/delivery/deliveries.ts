import type { Fault } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";

export type Message = {
  provider: "swish" | "mondido" | "brite";
  subject: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** What it says, for the page that lists it. */
  note: string;
};
export type Delivery = Message & {
  id: number;
  state: string;
  attempts: number;
  lastAnswer: string | null;
  createdAt: number;
};

const columns = `id, provider, subject, url, headers, body, note, state, attempts, last_answer as lastAnswer,
  created_at as createdAt`;

/** SQLite gives rows without types; the table says what they are. */
const toDelivery = (row: Record<string, unknown>): Delivery => ({
  ...(row as Omit<Delivery, "headers">),
  headers: JSON.parse(String(row.headers)) as Record<string, string>,
});

/** Until 200, then longer and longer between. What is still unheard after the last is given up. */
const pausesMs = [300, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/** The outbox of callbacks and webhooks. Written in the same transaction as the change that they report. */
export const createDeliveries = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into delivery (provider, subject, url, headers, body, note, state, due_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const due = db.prepare(
    `select ${columns} from delivery where state = 'waiting' and due_at <= ? order by due_at, id limit ?`,
  );
  const finish = db.prepare("update delivery set state = ?, attempts = ?, last_answer = ?, due_at = ? where id = ?");
  const newest = db.prepare(`select ${columns} from delivery order by id desc limit ?`);

  const add = (message: Message, state: "waiting" | "lost", dueAt: number) => {
    const { provider, subject, url, headers, body, note } = message;
    insert.run(provider, subject, url, JSON.stringify(headers), body, note, state, dueAt, Date.now());
  };
  return {
    add,
    /** The final news, by the way that the fault says. `older` is the state before. */
    addNews: (fault: Fault, message: Message, older: Message) => {
      const now = Date.now();
      switch (fault.callback) {
        case "normal":
        case "forged": {
          add(message, "waiting", now);
          return;
        }
        case "lost": {
          add(message, "lost", now);
          return;
        }
        case "late": {
          add(message, "waiting", now + fault.callbackDelayMs);
          return;
        }
        case "doubled":
          add(message, "waiting", now);
          {
            add(message, "waiting", now);
            return;
          }
        case "outOfOrder":
          add(message, "waiting", now);
          {
            add(older, "waiting", now + Math.min(fault.callbackDelayMs, 500));
            return;
          }
      }
    },
    due: (limit: number): Delivery[] => due.all(Date.now(), limit).map(toDelivery),
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
