import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { workingDayBefore } from "@hjarta-lunga/contract/lib/working-days.ts";
import { eq } from "drizzle-orm";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { orders } from "../../../platform/database/tables/orders.ts";
import type { LetterDeps } from "../../../platform/mail/letter.ts";
import { writeMessage } from "../../../platform/mail/message.ts";
import { formatAmount, formatDay, formatMonth } from "../../../ledger/receipts/format.ts";
import { lateDrawMails } from "../draws/late-draw-mails.ts";

export const lateDrawMail = async ({ db, published, environment }: LetterDeps, orderId: string, version: number) => {
  const [found] = await db
    .select({ draw: mandateDraws, mandate: mandates, amountOre: orders.amountOre })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .where(eq(mandateDraws.orderId, orderId));
  if (!found) throw new Error("This mail has no draw");
  const { draw, mandate, amountOre } = found;
  const { language, bankName: bank, accountEnding: ending, drawDay } = mandate;
  const drawn = {
    ...{ amount: formatAmount(amountOre, language), day: formatDay(draw.dueOn, language), bank, ending },
    ...{ month: formatMonth(draw.month, language) },
    agreed: formatDay(drawOn(draw.month.slice(0, 7), drawDay), language),
  };
  // The day before the evening on which the bank is told: somebody has to read what the giver wrote.
  const until = workingDayBefore(draw.dueOn, environment.autogiro.leadBankingDays + 1);
  const words = version === lateDrawMails.moved ? "lateDrawMoved" : "lateDraw";
  return {
    ...writeMessage(published, { language, tone: "bright" }, (say, { name, phone }) => {
      const subject = say(`mail.${words}.subject`, drawn);
      const no = { ...drawn, until: formatDay(until, language), phone: phone.shown };
      return {
        subject,
        paragraphs: [
          subject,
          ...(words === "lateDraw" ? [say("mail.lateDraw.why", drawn)] : []),
          say(`mail.${words}.draw`, drawn),
          words === "lateDraw" ? say("mail.lateDraw.no", no) : say("mail.draw.questions", no),
          say("mail.givenBack.greeting", { organisation: name }),
        ],
      };
    }),
    attachments: [],
  };
};
