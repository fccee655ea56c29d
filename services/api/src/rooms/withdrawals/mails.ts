import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import { eq, sql } from "drizzle-orm";
import { formatDate, formatDay, formatTime } from "../../ledger/receipts/format.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { withdrawals, type WithdrawalFinding } from "../../platform/database/tables/withdrawals.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { Part } from "../../platform/mail/parts.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { withdrawalDeadline } from "./receive.ts";

const quoted = (words: string): Part[] =>
  words
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ quoted: line }));

const columns = {
  ...pickColumns(withdrawals, "orderNumber", "name", "part", "finding", "language", "receivedAt"),
  deadline: withdrawalDeadline,
  /** Money came for this order, and its receipt to this address: their own words go back to them, and to nobody else. */
  isProven: sql<boolean>`${orders.paidAt} is not null and ${orders.amountOre} > 0`,
};

export const withdrawalMails = {
  withdrawalReceived: async ({ db, published, siteUrl }, id) => {
    const [found] = await db
      .select(columns)
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(eq(withdrawals.id, id));
    if (!found) throw new MailRefused("not sent: what it acknowledges is not there any more");
    const { language, finding, receivedAt, orderNumber, isProven } = found;
    const { name, part } = isProven ? found : { name: null, part: null };
    const isUnquoted = !isProven && (found.name !== null || found.part !== null);
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
              [say("mail.withdrawal.slip.of"), say(`mail.withdrawal.slip.${found.part === null ? "whole" : "part"}`)],
              ...(name === null ? [] : [[say("mail.withdrawal.slip.name"), name] as const]),
              [say("mail.withdrawal.slip.at"), say("mail.withdrawal.slip.moment", at)],
            ],
          },
          ...(part === null ? [] : [say("mail.comment.wrote"), ...quoted(part)]),
          ...(isUnquoted ? [say("mail.withdrawal.unquoted")] : []),
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
