import type { Letters } from "../../../platform/mail/letter.ts";
import { asSigned, mandateById, referenceReplacedBy } from "../repository.ts";
import { createMakeMandate } from "../signing/document.ts";
import { mandateMessage } from "../signing/message.ts";
import { drawFailedMail } from "./draw-failed-mail.ts";
import { lateDrawMail } from "./late-draw-mail.ts";
import { mandateRejectedMail, mandateRevokedMail } from "./mandate-ended-mails.ts";

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
} satisfies Partial<Letters>;
