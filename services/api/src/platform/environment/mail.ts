import { mailServer, notLocal } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { toMs, variable } from "./variable.ts";

const smtpUrl = z.url({ protocol: /^smtps?$/ }).default("smtp://localhost:8006?ignoreTLS=true");

export const mail = {
  smtpUrl: variable("SMTP_URL", smtpUrl, { production: mailServer }),
  from: variable("MAIL_FROM", z.string().min(3).default("Hjärta & Lunga <gava@hjarta-lunga.test>"), {
    production: (from) => notLocal(`mailto://${/@([^\s>]+)/.exec(from)?.[1] ?? ""}`),
  }),
  /** RFC 5321, 4.5.3.2.6: a server that thinks has taken the mail, and who leaves before ten minutes sends it twice. */
  patienceMs: variable("MAIL_PATIENCE_SECONDS", z.coerce.number().min(1).max(600).default(600).transform(toMs)),
};

const noteMs = 10_000;

/** Whoever sends gives up before the lease ends, so two never send at the same time. */
export const mailLeaseMs = ({ patienceMs }: { patienceMs: number }): number => patienceMs + noteMs;
