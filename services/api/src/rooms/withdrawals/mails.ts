import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import { eq } from "drizzle-orm";
import { formatDate, formatDay, formatTime } from "../../ledger/receipts/format.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { withdrawals, type WithdrawalFinding } from "../../platform/database/tables/withdrawals.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { Part } from "../../platform/mail/parts.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { withdrawalDeadline } from "./receive.ts";

/** Paid for, by whoever reads this address: their own words go back to them. To anybody else's address nothing goes that was written freely. */
const isProven: ReadonlySet<WithdrawalFinding> = new Set(["inTime", "late", "givenBack"]);

const quoted = (words: string): Part[] =>
  words
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ quoted: line }));

const columns = {
  ...pickColumns(withdrawals, "orderNumber", "part", "finding", "language", "receivedAt"),
  deadline: withdrawalDeadline,
};

export const withdrawalMails = {
  withdrawalReceived: async ({ db, published, siteUrl }, id) => {
    const [found] = await db.select(columns).from(withdrawals).where(eq(withdrawals.id, id));
    if (!found) throw new MailRefused("not sent: what it acknowledges is not there any more");
    const { language, finding, part, receivedAt, orderNumber } = found;
    const at = { day: formatDate(receivedAt, language), time: formatTime(receivedAt, language) };
    const until = formatDay(found.deadline, language);
    const message = composeMail({ published, siteUrl }, { language, tone: "bright" }, (say, organisation) => {
      const address = `${organisation}, ${published.organisation().address.replaceAll("\n", ", ")}`;
      const next = (which: WithdrawalFinding) =>
        say(`mail.withdrawal.${which}`, { until, address, order: orderNumber, days: withdrawalDays });
      return {
        subject: say("mail.withdrawal.subject"),
        parts: [
          say("mail.withdrawal.received", at),
          {
            slip: say("mail.withdrawal.slip"),
            rows: [
              [say("mail.withdrawal.slip.order"), orderNumber],
              [say("mail.withdrawal.slip.of"), say(`mail.withdrawal.slip.${part === null ? "whole" : "part"}`)],
              [say("mail.withdrawal.slip.at"), say("mail.withdrawal.slip.moment", at)],
            ],
          },
          ...(part !== null && isProven.has(finding) ? [say("mail.comment.wrote"), ...quoted(part)] : []),
          next(finding),
          ...(finding === "inTime" || finding === "late" ? [say("mail.withdrawal.sendBack", { until, address })] : []),
          ...(finding === "inTime" ? [say("mail.withdrawal.money", { until })] : []),
          say("mail.questions"),
          say("mail.greeting"),
        ],
      };
    });
    return { ...message, attachments: [] };
  },
} satisfies Partial<MailTemplates>;
