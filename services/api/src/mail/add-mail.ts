import type { FastifyInstance } from "fastify";
import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Environment } from "../environment.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MakeReceipt } from "../receipts/receipt.ts";
import { mailDelivery } from "./deliver.ts";
import { queueUnsentMail } from "./outbox.ts";
import { openMailer } from "./transport.ts";

type Deps = {
  db: Database;
  jobs: Jobs;
  published: Published;
  makeReceipt: MakeReceipt;
  mail: Environment["mail"];
};

/** Gives the mail jobs their handlers: one sends a mail, one looks now and then for mail that has no job. */
export const addMail = (app: FastifyInstance, { db, jobs, published, makeReceipt, mail }: Deps) => {
  jobs.work("mail", mailDelivery({ db, mailer: openMailer(mail), published, makeReceipt, mail, log: app.log }));
  jobs.work("unsentMail", () => queueUnsentMail(db, jobs));
};
