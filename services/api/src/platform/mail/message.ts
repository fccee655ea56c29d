import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Published, Say } from "../content/published.ts";
import { framed } from "./frame.ts";
import { textOf, type Part } from "./parts.ts";
import type { Picture } from "./pictures.ts";

export type Message = { subject: string; text: string; html: string };
type Mail = { subject: string; heading?: string; picture?: Picture; preheader?: string; parts: readonly Part[] };

type Given = { published: Published; siteUrl: string };
type Look = { language: Language; tone: OrderTone };

const footOf = (
  { organisation, say }: { organisation: ReturnType<Published["organisation"]>; say: Say },
  language: Language,
) => {
  const { name, address, organisationNumber, account90, assurance, english } = organisation;
  return {
    lines: [
      [`${name},`, address.replaceAll("\n", ", ")],
      [say("receipt.organisationNumber"), organisationNumber],
      [say("receipt.account90"), account90],
    ],
    assurance: (language === "en" && english.assurance) || assurance,
  };
};

/** The heading is the subject unless another is given. Each text may name the organisation and its telephone number. */
export const composeMail = (
  { published, siteUrl }: Given,
  { language, tone }: Look,
  write: (say: Say, organisation: string) => Mail,
): Message => {
  const ours = published.organisation();
  const { name: organisation, phone } = ours;
  const say: Say = (key, fillIns) => published.say(language, key, { organisation, phone: phone.shown, ...fillIns });
  const { subject, heading = subject, picture, parts, ...more } = write(say, organisation);
  const foot = footOf({ organisation: ours, say }, language);
  const preheader = more.preheader ?? parts.find((part) => typeof part === "string") ?? heading;
  return {
    subject,
    text: `${[heading, ...parts.map(textOf), [...foot.lines.map((pieces) => pieces.join(" ")), foot.assurance].join("\n")].join("\n\n")}\n`,
    html: framed({ language, tone, siteUrl, organisation, phone, subject, heading, preheader, picture, parts, foot }),
  };
};
