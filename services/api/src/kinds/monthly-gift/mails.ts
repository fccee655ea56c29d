import type { MailTemplates } from "../../platform/mail/templates.ts";
import { asSigned, mandateById, referenceReplacedBy } from "./repository.ts";
import { createMakeMandate } from "./signing/document.ts";
import { mandateMessage, mandateRejectedMail, mandateRevokedMail } from "./mails/mandate-mails.ts";
import { drawFailedMail, lateDrawMail } from "./mails/draw-mails.ts";

export const mandateMails = {
  mandate: async ({ db, published, documents }, mandateId) => {
    const known = await mandateById(db, mandateId);
    if (!known) throw new Error("This mail has no mandate");
    const mandate = await asSigned(db, known);
    const makeMandate = createMakeMandate({ published, documents });
    const attachment = await makeMandate(mandate, await referenceReplacedBy(db, mandate));
    return { ...mandateMessage(mandate, published), attachments: [attachment] };
  },
  mandateRejected: mandateRejectedMail,
  mandateRevoked: mandateRevokedMail,
  drawFailed: drawFailedMail,
  lateDraw: lateDrawMail,
} satisfies Partial<MailTemplates>;
