import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import type { FillIns } from "../../../platform/content/published.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { wayToMyPages } from "../../../platform/mail/my-pages.ts";
import type { MailDeps, MakeMail } from "../../../platform/mail/templates.ts";
import { MailRefused } from "../../../platform/mail/transport.ts";
import { formatAmount, formatDay } from "../../../ledger/receipts/format.ts";
import type { MandateChange } from "../changes.ts";
import { drawInMonth, monthAfter, monthOfDraw } from "../draws/draw-months.ts";
import { nextDraw, type NextAccount } from "../draws/next-draw.ts";
import { mandateById, mandateOfNow, predecessorMandates, type Mandate } from "../repository.ts";

type Said = [TextKey, FillIns];
type Changed = { mandate: Mandate; change: MandateChange; next: NextAccount | undefined };

/** What a file had told the bank when it was changed. */
const toldBefore = async (tx: Transaction, mandate: Mandate, { at }: MandateChange): Promise<Said[]> => {
  const before = (await predecessorMandates(tx, [mandate.id])).map((one) => one.before);
  const told = await tx
    .select({ amountOre: payments.amountOre, dueOn: mandateDraws.dueOn, state: payments.state })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(
      and(
        inArray(mandateDraws.mandateId, [mandate.id, ...before]),
        isNotNull(mandateDraws.fileId),
        lte(mandateDraws.createdAt, at),
      ),
    )
    .orderBy(asc(mandateDraws.dueOn));
  return told
    .filter(({ state }) => isLive(state))
    .map(({ amountOre, dueOn }) => [
      "mail.changed.told",
      { amount: formatAmount(amountOre, mandate.language), day: formatDay(dueOn, mandate.language) },
    ]);
};

const listOf = (days: string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(days.map((day) => formatDay(day, language)));

const skippedDays = ({ mandate, change }: Changed): string[] => {
  const days: string[] = [];
  for (let month = monthOfDraw(change.holdsFrom); days.length < (change.pausedMonths ?? 0); month = monthAfter(month))
    days.push(drawInMonth({ mandate }, month));
  return days;
};

const onNextAccount = ({ mandate: { language }, next }: Changed): Said[] => {
  if (!next) return [];
  const { bankName: bank, accountEnding: ending, amountOre } = next.mandate;
  const words = next.isTaken ? "mail.increase.taken" : "mail.increase.nextAccount";
  const drawn = { amount: formatAmount(amountOre, language), day: formatDay(next.drawOn, language) };
  return [[words, { bank, ending, ...drawn }]];
};

const wordsOf = (changed: Changed): { subject: TextKey; said: Said[] } => {
  const { mandate, change } = changed;
  const { language } = mandate;
  const day = formatDay(change.toDraw ?? change.holdsFrom, language);
  const amount = formatAmount(mandate.amountOre ?? 0, language);
  switch (change.what) {
    case "day": {
      const [number, before] = [change.toDay ?? mandate.drawDay, change.fromDay ?? mandate.drawDay];
      const isOld = change.toDraw !== drawOn(monthOfDraw(change.toDraw ?? change.holdsFrom), number);
      const from = drawOn(monthAfter(monthOfDraw(change.holdsFrom)), number);
      return {
        subject: "mail.changed.subject",
        said: [
          ["mail.changed.day", { day, amount, number, before }],
          ...(isOld ? [["mail.changed.dayFrom", { day: formatDay(from, language) }] satisfies Said] : []),
        ],
      };
    }
    case "pause":
      return {
        subject: "mail.paused.subject",
        said: [
          ["mail.paused.skipped", { day, amount, days: listOf(skippedDays(changed), language) }],
          ["mail.paused.again", {}],
        ],
      };
    case "resume":
      return { subject: "mail.resumed.subject", said: [["mail.resumed.next", { day, amount }]] };
    case "end":
      throw new Error("Of what has ended another mail tells");
    case "amount": {
      const [to, before] = [change.toOre ?? 0, change.fromOre ?? 0].map((ore) => formatAmount(ore, language));
      return {
        subject: "mail.changed.subject",
        said: [["mail.changed.amount", { day, amount: to ?? "", before: before ?? "" }]],
      };
    }
  }
};

/** Of what its holder or staff changed. What a link changed has words of its own. */
export const changedMail = async ({ db, published, siteUrl }: MailDeps, changed: Changed) => {
  const { mandate, change } = changed;
  const { subject, said } = wordsOf(changed);
  const all = [...said, ...onNextAccount(changed), ...(await toldBefore(db, mandate, change))];
  return {
    ...composeMail({ published, siteUrl }, { language: mandate.language, tone: "bright" }, (say) => ({
      subject: say(subject),
      parts: [
        ...all.map(([key, fillIns]) => say(key, fillIns)),
        { button: wayToMyPages(say, siteUrl) },
        say("mail.increase.questions"),
        say("mail.greeting"),
      ],
    })),
    attachments: [],
  };
};

/** Another account may have taken its place in the pause: that is what is drawn from. */
export const pauseEndsMail: MakeMail = async ({ db, published, siteUrl }, mandateId) => {
  const paused = await mandateById(db, mandateId);
  const mandate = paused && (await mandateOfNow(db, paused));
  if (!mandate || !isLiveMandate(mandate.state) || mandate.amountOre === null)
    throw new MailRefused("not sent: nothing is drawn any more");
  const { language, bankName: bank, accountEnding: ending } = mandate;
  const drawn = {
    day: formatDay(await nextDraw(db, mandate), language),
    amount: formatAmount(mandate.amountOre, language),
  };
  return {
    ...composeMail({ published, siteUrl }, { language, tone: "bright" }, (say) => ({
      subject: say("mail.pauseEnds.subject"),
      parts: [
        say("mail.pauseEnds.next", { ...drawn, bank, ending }),
        say("mail.pauseEnds.longer"),
        { button: wayToMyPages(say, siteUrl) },
        say("mail.increase.questions"),
        say("mail.greeting"),
      ],
    })),
    attachments: [],
  };
};
