import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../platform/content/published.ts";
import { writeMessage, type Message } from "../platform/mail/message.ts";

type Say = (key: TextKey, fillIns?: FillIns) => string;
type Mail = ReturnType<Parameters<typeof writeMessage>[2]> & { heading?: string };

/** The heading is the subject unless another is given. Each text may name the organisation and its telephone number. */
export const composeMail = (
  published: Published,
  look: { language: Language; tone: OrderTone },
  mail: (say: Say, organisation: string) => Mail,
): Message =>
  writeMessage(published, look, (say, { name: organisation, phone }) => {
    const ours = { organisation, phone: phone.shown };
    const { heading, paragraphs, ...shown } = mail((key, fillIns) => say(key, { ...ours, ...fillIns }), organisation);
    return { ...shown, paragraphs: [heading ?? shown.subject, ...paragraphs] };
  });
