import type { FastifyInstance } from "fastify";
import type { Environment } from "../environment/environment.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { mailDelivery } from "./deliver.ts";
import type { FollowedMail } from "./followed-by.ts";
import type { MailDeps, MailTemplates } from "./templates.ts";
import { queueUnsentMail } from "./outbox.ts";
import { openMailer } from "./transport.ts";

type Deps = Omit<MailDeps, "siteUrl" | "environment"> & {
  jobs: Jobs;
  environment: Environment;
  mailTemplates: MailTemplates;
  followed: FollowedMail;
};

export const addMail = (app: FastifyInstance, { jobs, ...deps }: Deps) => {
  const { mail, siteUrl } = deps.environment;
  jobs.work("mail", mailDelivery({ ...deps, siteUrl, mailer: openMailer(mail), mail, log: app.log }));
  jobs.work("unsentMail", () => queueUnsentMail(deps.db, jobs));
};
