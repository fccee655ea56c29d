import type { MailTemplates } from "../../../platform/mail/templates.ts";
import { asSigned, mandateById, referenceReplacedBy } from "../repository.ts";
import { createMakeMandate } from "../signing/document.ts";
import { mandateMessage } from "../signing/message.ts";
import { drawFailedLetter } from "./draw-failed-letter.ts";
import { lateDrawLetter } from "./late-draw-letter.ts";
import { mandateRejectedLetter, mandateRevokedLetter } from "./mandate-ended-letter.ts";

export const mandateLetters = {
  mandate: async ({ db, published, documents }, mandateId) => {
    const known = await mandateById(db, mandateId);
    if (!known) throw new Error("This mail has no mandate");
    const mandate = await asSigned(db, known);
    const makeMandate = createMakeMandate({ published, documents });
    const attachment = await makeMandate(mandate, await referenceReplacedBy(db, mandate));
    return { ...mandateMessage(mandate, published), attachments: [attachment] };
  },
  mandateRejected: mandateRejectedLetter,
  mandateRevoked: mandateRevokedLetter,
  drawFailed: drawFailedLetter,
  lateDraw: lateDrawLetter,
} satisfies Partial<MailTemplates>;
