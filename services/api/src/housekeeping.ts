import type { FastifyInstance } from "fastify";
import { removeExpiredChoices } from "./consent/repository.ts";
import type { Database } from "./database/connect.ts";
import { removeExpiredLimits } from "./http/count-calls.ts";
import { forgetOrders } from "./orders/forget.ts";
import { removeExpiredWebEvents } from "./web-events/repository.ts";

const everyMs = 15 * 60 * 1000;

/** Removes what has been kept long enough. Every process may do it: a row that is gone is gone. */
export const tidy = async (db: Database): Promise<void> => {
  await removeExpiredLimits(db);
  await removeExpiredChoices(db);
  await removeExpiredWebEvents(db);
  await forgetOrders(db);
};

export const addHousekeeping = (app: FastifyInstance, db: Database) => {
  const run = () =>
    tidy(db).catch((error: unknown) => app.log.warn({ err: error }, "housekeeping failed; tried again later"));
  const timer = setInterval(() => void run(), everyMs).unref();
  app.addHook("onReady", (done) => {
    void run();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    done();
  });
};
