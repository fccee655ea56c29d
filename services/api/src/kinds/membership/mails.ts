import type { Published } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { isPaidMembership, membershipById, type PaidMembership } from "./repository.ts";
import { createMakeCard, periodOf } from "./card.ts";

const welcome = { subject: "mail.welcome.subject", begins: "mail.welcome.begins" } as const;
const renewed = { subject: "mail.renewed.subject", begins: "mail.renewed.begins" } as const;

const welcomeMessage = (membership: PaidMembership, published: Published) =>
  composeMail(published, { language: membership.language, tone: "bright" }, (say) => {
    const texts = membership.isRenewal ? renewed : welcome;
    return {
      subject: say(texts.subject),
      paragraphs: [
        say(texts.begins, periodOf(membership)),
        say("mail.welcome.card", { number: membership.memberNumber }),
        say("mail.welcome.together"),
        say("mail.welcome.questions"),
        say("mail.welcome.greeting"),
      ],
    };
  });

export const membershipMails = {
  membershipWelcome: async ({ db, published, documents }, orderId) => {
    const membership = await membershipById(db, orderId);
    if (!membership || !isPaidMembership(membership)) throw new Error("This mail has no paid membership");
    const { fileName, bytes } = await createMakeCard({ published, documents })(membership, "pdf");
    return { ...welcomeMessage(membership, published), attachments: [{ fileName, pdf: bytes }] };
  },
} satisfies Partial<MailTemplates>;
