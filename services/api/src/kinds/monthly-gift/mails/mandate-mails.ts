import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FillIns, Published } from "../../../platform/content/published.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { formatAmount, formatDay } from "../../../ledger/receipts/format.ts";
import { liveMandatesOf, mandateById, asSigned, referenceReplacedBy, type Mandate } from "../repository.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { mandateDraws } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { mandateEnding, type MandateEnding } from "../mail-versions.ts";
import { writeAboutMandate, type AboutMandateDeps, type Words } from "./about-mandate.ts";
import { pauseEndsMail } from "./change-mails.ts";
import { sayMyPages } from "../../../platform/mail/my-pages.ts";
import type { MailTemplates } from "../../../platform/mail/templates.ts";
import { createMakeMandate } from "../signing/document.ts";
import { drawFailedMail, lateDrawMail } from "./draw-mails.ts";

const mandateMessage = (mandate: Mandate, published: Published, siteUrl: string) => {
  const { language, amountOre, firstDrawOn, shortReference, bankName: bank, accountEnding: ending } = mandate;
  return composeMail(published, { language, tone: "bright" }, (say) => {
    const agreed =
      amountOre === null
        ? say("mail.mandate.agreedLater")
        : say("mail.mandate.agreed", {
            ...{ amount: formatAmount(amountOre, language), day: formatDay(firstDrawOn, language) },
          });
    return {
      subject: say("mail.mandate.subject"),
      paragraphs: [
        agreed,
        say("mail.mandate.account", { bank, ending }),
        say("mail.mandate.next"),
        ...(mandate.replaces === null ? [] : [say("mail.mandate.replaces")]),
        say("mail.mandate.attached"),
        say("mail.mandate.reference", { reference: shortReference }),
        sayMyPages(say, siteUrl),
        say("mail.mandate.questions"),
        say("mail.mandate.greeting"),
      ],
    };
  });
};

const rejected = {
  subject: "mail.mandateRejected.subject",
  paragraphs: ["mail.mandateRejected.why", "mail.mandateRejected.nothingDrawn", "mail.mandateRejected.next"],
} as const satisfies Words;
const goesOn: Words = {
  ...rejected,
  paragraphs: ["mail.mandateRejected.why", "mail.mandateRejected.goesOn", "mail.mandateRejected.next"],
};

const write = (deps: AboutMandateDeps, mandate: Mandate, words: Words) => {
  const { language, shortReference: reference } = mandate;
  return writeAboutMandate(deps, { language, mandate, words }, { reference });
};

const mandateOf = async (db: Database, id: string): Promise<Mandate> => {
  const mandate = await mandateById(db, id);
  if (!mandate) throw new Error("This mail has no mandate");
  return mandate;
};

const isDrawnOn = async (db: Database, { replaces, holderLookup }: Mandate): Promise<boolean> =>
  replaces !== null && (await liveMandatesOf(db, holderLookup)).some(({ state }) => state === "active");

const mandateRejectedMail = async (deps: AboutMandateDeps, mandateId: string) => {
  const mandate = await mandateOf(deps.db, mandateId);
  return write(deps, mandate, (await isDrawnOn(deps.db, mandate)) ? goesOn : rejected);
};

const textOfEnding: Record<MandateEnding, TextKey> = {
  bank: "mail.mandateRevoked.said",
  giver: "mail.mandateRevoked.asAsked",
  us: "mail.mandateRevoked.byUs",
  self: "mail.mandateRevoked.bySelf",
};
const endings = Object.keys(mandateEnding) as MandateEnding[];

const stillAsked = async (db: Database, { id, language }: { id: string; language: Language }) => {
  const asked = await db
    .select({ amountOre: payments.amountOre, dueOn: mandateDraws.dueOn, state: payments.state })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(and(eq(mandateDraws.mandateId, id), isNotNull(mandateDraws.fileId)))
    .orderBy(asc(mandateDraws.dueOn));
  return asked
    .filter(({ state }) => isLive(state))
    .map(({ amountOre, dueOn }): [TextKey, FillIns] => [
      "mail.mandateRevoked.stillAsked",
      { amount: formatAmount(amountOre, language), day: formatDay(dueOn, language) },
    ]);
};

const mandateRevokedMail = async (deps: AboutMandateDeps, mandateId: string, version: number) => {
  const ending = endings.find((each) => mandateEnding[each] === version);
  const mandate = await mandateOf(deps.db, mandateId);
  if (!ending) throw new Error("This mail has no ending of a mandate");
  return write(deps, mandate, {
    subject: "mail.mandateRevoked.subject",
    paragraphs: [
      textOfEnding[ending],
      ...(ending === "bank" ? [] : await stillAsked(deps.db, mandate)),
      "mail.mandateRevoked.thanks",
      "mail.mandateRevoked.next",
    ],
  });
};

export const mandateMails = {
  mandate: async ({ db, published, documents, siteUrl }, mandateId) => {
    const known = await mandateById(db, mandateId);
    if (!known) throw new Error("This mail has no mandate");
    const mandate = await asSigned(db, known);
    const makeMandate = createMakeMandate({ published, documents });
    const attachment = await makeMandate(mandate, await referenceReplacedBy(db, mandate));
    return { ...mandateMessage(mandate, published, siteUrl), attachments: [attachment] };
  },
  mandateRejected: mandateRejectedMail,
  mandateRevoked: mandateRevokedMail,
  pauseEnds: pauseEndsMail,
  drawFailed: drawFailedMail,
  lateDraw: lateDrawMail,
} satisfies Partial<MailTemplates>;
