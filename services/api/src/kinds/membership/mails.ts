import type { Published } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
import { attachedPicture, type Picture } from "../../platform/mail/pictures.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { isPaidMembership, membershipById, type PaidMembership } from "./repository.ts";
import { createMakeCard, periodOf } from "./card.ts";

type Given = { published: Published; siteUrl: string };

const welcome = { subject: "mail.welcome.subject", begins: "mail.welcome.begins" } as const;
const renewed = { subject: "mail.renewed.subject", begins: "mail.renewed.begins" } as const;

const welcomeMessage = (membership: PaidMembership, picture: Picture, given: Given) =>
  composeMail(given, { language: membership.language, tone: "bright" }, (say) => {
    const texts = membership.isRenewal ? renewed : welcome;
    return {
      subject: say(texts.subject),
      picture: { ...picture, alt: say("mail.picture.membershipCard") },
      parts: [
        say(texts.begins, periodOf(membership)),
        say("mail.welcome.card", { number: membership.memberNumber }),
        say("mail.welcome.together"),
        say("mail.questions"),
        say("mail.greeting"),
      ],
    };
  });

export const membershipMails = {
  membershipWelcome: async ({ db, published, documents, siteUrl }, orderId) => {
    const membership = await membershipById(db, orderId);
    if (!membership || !isPaidMembership(membership)) throw new Error("This mail has no paid membership");
    const make = createMakeCard({ published, documents });
    const [pdf, png] = [await make(membership, "pdf"), await make(membership, "png")];
    const { picture, attachment } = attachedPicture(png.bytes, { fileName: png.fileName, alt: "" });
    return {
      ...welcomeMessage(membership, picture, { published, siteUrl }),
      attachments: [{ fileName: pdf.fileName, pdf: pdf.bytes }, attachment],
    };
  },
} satisfies Partial<MailTemplates>;
