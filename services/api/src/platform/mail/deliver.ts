import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Environment } from "../environment/environment.ts";
import { mailLeaseMs } from "../environment/mail.ts";
import type { Job } from "../jobs/queues.ts";
import { isMailDue, leaseMail, noteRefused, noteSent, releaseMail } from "./lease.ts";
import type { FollowedMail, LeasedMail } from "./lease.ts";
import type { MailDeps, MailTemplates } from "./templates.ts";
import { MailRefused, openMailer, type Mailer } from "./transport.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueUnsentMail } from "./outbox.ts";

type Deps = MailDeps & {
  mailTemplates: MailTemplates;
  followed: FollowedMail;
  mailer: Mailer;
  mail: Pick<Environment["mail"], "patienceMs">;
  log: Pick<FastifyBaseLogger, "error">;
};

const send = async (deps: Deps, mail: LeasedMail, signal: AbortSignal) => {
  const { id, template, ownerId, version } = mail;
  const contents = await deps.mailTemplates[template](deps, ownerId, version);
  const { email: replyTo } = deps.published.organisation();
  await deps.mailer.send({ replyTo, ...contents, id, to: mail.recipient, writtenAt: mail.createdAt }, signal);
};

const triesToNote = 5;
const betweenNotesMs = 1_000;

/** The server has said yes: a database that is away for a moment must not make it a second mail. */
const insist = async (note: () => Promise<void>): Promise<void> => {
  for (let triesLeft = triesToNote - 1; triesLeft > 0; triesLeft -= 1) {
    try {
      await note();
      return;
    } catch {
      await wait(betweenNotesMs);
    }
  }
  await note();
};

/** A crash between the server's yes and our note sends it again when the lease has ended, with the same Message-ID. */
export const mailDelivery =
  (deps: Deps) =>
  async ({ id: mailId }: Job): Promise<void> => {
    const { db, log, followed } = deps;
    // Begun before the lease is, so that it ends before the lease does.
    const patience = AbortSignal.timeout(deps.mail.patienceMs);
    const mail = await leaseMail(db, mailId, mailLeaseMs(deps.mail));
    if (!mail) {
      if (await isMailDue(db, mailId)) throw new Error("This mail is being sent already");
      return;
    }
    try {
      await send(deps, mail, patience);
    } catch (error) {
      if (!(error instanceof MailRefused)) {
        await releaseMail(db, mail);
        throw error;
      }
      log.error(
        { err: error, mailId, template: mail.template },
        "a mail was refused for good; somebody has to reach who it was for",
      );
      return insist(() =>
        noteRefused(db, mail, error.message, async (tx) => followed[mail.template]?.refused(tx, mail)),
      );
    }
    await insist(() => noteSent(db, mail, async (tx) => followed[mail.template]?.sent(tx, mail)));
  };

type Given = Omit<MailDeps, "siteUrl" | "environment"> & {
  jobs: Jobs;
  environment: Environment;
  mailTemplates: MailTemplates;
  followed: FollowedMail;
};

export const addMail = (app: FastifyInstance, { jobs, ...deps }: Given) => {
  const { mail, siteUrl } = deps.environment;
  jobs.work("mail", mailDelivery({ ...deps, siteUrl, mailer: openMailer(mail), mail, log: app.log }));
  jobs.work("unsentMail", () => queueUnsentMail(deps.db, jobs));
};
