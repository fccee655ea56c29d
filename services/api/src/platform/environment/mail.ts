import { notLocal } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { mailServer } from "./rules.ts";

export const mail = part({
  variables: {
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default("smtp://localhost:8006?ignoreTLS=true"),
    /** RFC 5321, 4.5.3.2.6: a server that thinks has taken the mail, and who leaves before ten minutes sends it twice. */
    MAIL_PATIENCE_SECONDS: z.coerce.number().min(1).max(600).default(600),
    MAIL_FROM: z.string().min(3).default("Hjärta & Lunga <gava@hjarta-lunga.test>"),
  },
  production: {
    SMTP_URL: mailServer,
    MAIL_FROM: (from) => notLocal(`mailto://${/@([^\s>]+)/.exec(from)?.[1] ?? ""}`),
  },
  read: (env) => ({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, patienceMs: env.MAIL_PATIENCE_SECONDS * 1_000 }),
});

const noteMs = 10_000;

/** Whoever sends gives up before the lease ends, so two never send at the same time. */
export const mailLeaseMs = ({ patienceMs }: { patienceMs: number }): number => patienceMs + noteMs;
