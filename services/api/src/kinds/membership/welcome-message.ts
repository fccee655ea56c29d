import type { Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { PaidMembership } from "./repository.ts";
import { periodOf } from "./words.ts";

const welcome = { subject: "mail.welcome.subject", begins: "mail.welcome.begins" } as const;
const renewed = { subject: "mail.renewed.subject", begins: "mail.renewed.begins" } as const;

export const welcomeMessage = (membership: PaidMembership, published: Published) =>
  writeMessage(published, { language: membership.language, tone: "bright" }, (say, { name, phone }) => {
    const texts = membership.isRenewal ? renewed : welcome;
    const subject = say(texts.subject);
    return {
      subject,
      paragraphs: [
        subject,
        say(texts.begins, { organisation: name, ...periodOf(membership) }),
        say("mail.welcome.card", { number: membership.memberNumber }),
        say("mail.welcome.together"),
        say("mail.welcome.questions", { phone: phone.shown }),
        say("mail.welcome.greeting", { organisation: name }),
      ],
    };
  });
