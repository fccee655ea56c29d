import type { LetterDeps, Letters } from "../../platform/mail/letter.ts";
import { mandateById } from "../monthly-gift/repository.ts";
import { changeMessage } from "./change-message.ts";
import { changeByNumber } from "./changes.ts";
import { drawOfOrder } from "./extra-draw.ts";
import { extraMessage } from "./extra-message.ts";
import { nextAccountOf } from "./next-account.ts";
import { giftLinkTokens } from "./tokens.ts";

const around = ({ published, siteUrl, environment }: LetterDeps) => ({
  published,
  siteUrl,
  giftLinkTokens: giftLinkTokens(environment.giftLinks.secret),
});

export const giftLinkMails = {
  mandateChange: async (deps, mandateId, number) => {
    const [mandate, change] = [await mandateById(deps.db, mandateId), await changeByNumber(deps.db, mandateId, number)];
    if (!mandate || !change) throw new Error("This mail has no change of a mandate");
    const { language } = mandate;
    const next = await nextAccountOf(deps.db, mandate);
    return { ...changeMessage({ change, language, next }, around(deps)), attachments: [] };
  },
  extraDraw: async (deps, orderId, version) => {
    const draw = await drawOfOrder(deps.db, orderId);
    if (!draw) throw new Error("This mail has no extra draw");
    return { ...extraMessage(draw, version, around(deps)), attachments: [] };
  },
} satisfies Partial<Letters>;
