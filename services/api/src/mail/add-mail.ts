import type { FastifyInstance } from "fastify";
import type { Environment } from "../environment.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { mailDelivery } from "./deliver.ts";
import type { LetterDeps } from "./letters.ts";
import { queueUnsentMail } from "./outbox.ts";
import { openMailer } from "./transport.ts";

type Deps = LetterDeps & { jobs: Jobs; mail: Environment["mail"] };

/** Gives the mail jobs their handlers: one sends a mail, one looks now and then for mail that has no job. */
export const addMail = (app: FastifyInstance, { jobs, mail, ...letterDeps }: Deps) => {
  jobs.work("mail", mailDelivery({ ...letterDeps, mailer: openMailer(mail), mail, log: app.log }));
  jobs.work("unsentMail", () => queueUnsentMail(letterDeps.db, jobs));
};
