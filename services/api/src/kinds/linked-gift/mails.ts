import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { extraGift, increaseMonthlyGift } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { FillIns, Say } from "../../platform/content/published.ts";
import { wayToMyPages } from "../../platform/mail/my-pages.ts";
import type { Way } from "../../platform/mail/parts.ts";
import { housePicture } from "../../platform/mail/pictures.ts";
import { composeMail } from "../../platform/mail/message.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import { extraDrawMails, type ExtraDrawMail } from "../monthly-gift/mail-versions.ts";
import type { MailDeps, MailTemplates } from "../../platform/mail/templates.ts";
import { changedMail } from "../monthly-gift/mails/change-mails.ts";
import { mandateById } from "../monthly-gift/repository.ts";
import { changeByNumber, isOfAmount, type AmountChange } from "../monthly-gift/changes.ts";
import { nextAccountOf, type NextAccount } from "../monthly-gift/draws/next-draw.ts";
import { giftLinkTokens } from "./deps.ts";
import { drawOfOrder, undoUntilOf, type ExtraDraw } from "./extra.ts";

type Changed = { change: AmountChange; language: Language; next: NextAccount | undefined };

const drawnFrom = ({ change, language, next }: Changed): [TextKey, FillIns][] => {
  const { fromOre, toOre, toDraw, holdsFrom, undoes } = change;
  const words = undoes === null ? "increase" : "increaseUndone";
  const raised = {
    ...{ amount: formatAmount(toOre, language), before: formatAmount(fromOre, language) },
    day: formatDay(toDraw ?? holdsFrom, language),
  };
  if (!next) return [[`mail.${words}.from`, raised]];
  const { bankName: bank, accountEnding: ending, amountOre } = next.mandate;
  const onNext = { bank, ending, amount: formatAmount(amountOre, language), day: formatDay(next.drawOn, language) };
  if (next.isTaken) return [["mail.increase.taken", onNext]];
  const isOther = undoes === null && amountOre !== toOre;
  return [
    [`mail.${words}.until`, raised],
    [isOther ? "mail.increase.nextAccountOther" : "mail.increase.nextAccount", onNext],
  ];
};

const undoTokenOf = (id: string, { environment }: MailDeps): string =>
  giftLinkTokens(environment.giftLinks.secret).undoOf(id);

const changeMessage = (changed: Changed, deps: MailDeps) => {
  const { id, undoes } = changed.change;
  const undoing = (say: Say): Way => {
    const url = deps.siteUrl + increaseMonthlyGift.undoHref(id, undoTokenOf(id, deps));
    return { said: say("mail.increase.undo", { days: undoDays, url }), url, words: say("mail.way.undoIncrease") };
  };
  return composeMail(deps, { language: changed.language, tone: "bright" }, (say) => {
    const words = undoes === null ? "increase" : "increaseUndone";
    return {
      subject: say(`mail.${words}.subject`),
      picture: housePicture("month", deps.siteUrl, say),
      parts: [
        ...drawnFrom(changed).map(([key, fillIns]) => say(key, fillIns)),
        say(`mail.${words}.before`),
        { button: wayToMyPages(say, deps.siteUrl) },
        ...(undoes === null ? [{ link: undoing(say) }] : []),
        say("mail.increase.questions"),
        say("mail.greeting"),
      ],
    };
  });
};

const textNames = {
  agreed: "extra",
  undone: "extraUndone",
  moved: "extraMoved",
  onNext: "extra",
} as const satisfies Record<ExtraDrawMail, string>;
const extraDrawMailKinds = Object.keys(textNames) as ExtraDrawMail[];

const extraMessage = (draw: ExtraDraw, version: number, deps: MailDeps) => {
  const { id, mandate, amountOre, dueOn } = draw;
  const { language } = mandate;
  const kind = extraDrawMailKinds.find((each) => extraDrawMails[each] === version);
  if (!kind) throw new Error("This mail has nothing to say of an extra gift");
  const words = textNames[kind];
  const drawn = {
    ...{ amount: formatAmount(amountOre, language), day: formatDay(dueOn, language) },
    ...{ bank: mandate.bankName, ending: mandate.accountEnding },
  };
  const undoing = (say: Say): Way => {
    const url = deps.siteUrl + extraGift.undoHref(id, undoTokenOf(id, deps));
    const until = { day: formatDay(undoUntilOf(draw), language), hour: bankNightHour };
    return { said: say("mail.extra.undo", { ...until, url }), url, words: say("mail.way.undoExtra") };
  };
  return composeMail(deps, { language, tone: "bright" }, (say) => ({
    subject: say(`mail.${words}.subject`),
    parts: [
      say(`mail.${words}.draw`, drawn),
      ...(mandate.amountOre === null ? [] : [say("mail.extra.monthly")]),
      { button: wayToMyPages(say, deps.siteUrl) },
      ...(words === "extra" ? [{ link: undoing(say) }] : []),
      say("mail.increase.questions"),
      say("mail.greeting"),
    ],
  }));
};

export const giftLinkMails = {
  mandateChange: async (deps, mandateId, number) => {
    const [mandate, change] = [await mandateById(deps.db, mandateId), await changeByNumber(deps.db, mandateId, number)];
    if (!mandate || !change) throw new Error("This mail has no change of a mandate");
    const { language } = mandate;
    const next = await nextAccountOf(deps.db, mandate);
    if (!isOfAmount(change) || change.who !== null) return changedMail(deps, { mandate, change, next });
    return { ...changeMessage({ change, language, next }, deps), attachments: [] };
  },
  extraDraw: async (deps, orderId, version) => {
    const draw = await drawOfOrder(deps.db, orderId);
    if (!draw) throw new Error("This mail has no extra draw");
    return { ...extraMessage(draw, version, deps), attachments: [] };
  },
} satisfies Partial<MailTemplates>;
