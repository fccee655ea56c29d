import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FillIns, Published, Say } from "../../../platform/content/published.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { housePicture } from "../../../platform/mail/pictures.ts";
import { formatAmount, formatDay } from "../../../ledger/receipts/format.ts";
import { liveMandatesOf, mandateById, asSigned, referenceReplacedBy, type Mandate } from "../repository.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { mandateDraws } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { mandateEnding, type MandateEnding } from "../mail-versions.ts";
import { writeAboutMandate, type AboutMandateDeps, type Words } from "./about-mandate.ts";
import { pauseEndsMail } from "./change-mails.ts";
import { wayToMyPages } from "../../../platform/mail/my-pages.ts";
import type { MailTemplates } from "../../../platform/mail/templates.ts";
import { createMakeMandate } from "../signing/document.ts";
import { drawFailedMail, lateDrawMail } from "./draw-mails.ts";

/** What was signed, to keep. */
const rowsOf = (mandate: Mandate, say: Say): [string, string][] => {
  const { language, amountOre, firstDrawOn, shortReference, bankName: bank, accountEnding: ending } = mandate;
  const agreed: [string, string][] =
    amountOre === null
      ? []
      : [
          [say("mail.slip.monthly"), formatAmount(amountOre, language)],
          [say("mail.slip.firstDraw"), formatDay(firstDrawOn, language)],
        ];
  return [
    ...agreed,
    [say("mail.slip.account"), say("mail.slip.accountEnding", { bank, ending })],
    [say("mail.slip.number"), shortReference],
  ];
};

const mandateMessage = (mandate: Mandate, published: Published, siteUrl: string) => {
  const { language, amountOre, firstDrawOn } = mandate;
  return composeMail({ published, siteUrl }, { language, tone: "bright" }, (say) => {
    const agreed =
      amountOre === null
        ? say("mail.mandate.agreedLater")
        : say("mail.mandate.agreed", {
            ...{ amount: formatAmount(amountOre, language), day: formatDay(firstDrawOn, language) },
          });
    return {
      subject: say("mail.mandate.subject"),
      picture: housePicture("month", siteUrl, say),
      parts: [
        agreed,
        say("mail.mandate.next"),
        { button: wayToMyPages(say, siteUrl) },
        { slip: say("mail.slip.mandate"), rows: rowsOf(mandate, say) },
        ...(mandate.replaces === null ? [] : [say("mail.mandate.replaces")]),
        say("mail.mandate.attached"),
        say("mail.mandate.questions"),
        say("mail.greeting"),
      ],
    };
  });
};

const tryAgain = { way: "mail.mandateRejected.next", words: "mail.way.tryAgain" } as const;

const rejected = {
  subject: "mail.mandateRejected.subject",
  paragraphs: ["mail.mandateRejected.why", "mail.mandateRejected.nothingDrawn", tryAgain],
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
      { way: "mail.mandateRevoked.next", words: "mail.way.beginAgain" },
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
