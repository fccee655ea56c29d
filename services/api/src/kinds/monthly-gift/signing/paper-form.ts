import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import type { Published } from "../../../platform/content/published.ts";
import { sayIn } from "../../../platform/content/say-in.ts";
import type { Documents } from "../../../platform/documents/compiler.ts";
import { consentOf } from "./consent.ts";

const listOf = (language: Language) => new Intl.ListFormat(language, { type: "disjunction" });

const formWords = (language: Language, published: Published) => {
  const say = sayIn(published, language);
  const { name: organisation, organisationNumber, address } = published.organisation();
  const { version, text } = consentOf(published, language);
  return {
    ...{ language, organisation },
    documentTitle: say("mandate.form.documentTitle", { organisation }),
    title: say("mandate.form.heading"),
    lead: say("mandate.form.lead"),
    receiver: [say("mandate.receiver"), say("mandate.organisation", { organisation, organisationNumber, address })],
    lines: [
      [say("mandate.form.name"), say("mandate.form.personalNumber")],
      [say("mandate.form.street"), say("mandate.form.town")],
      [say("mandate.form.email"), say("mandate.form.mobile")],
      [say("mandate.form.bank"), say("mandate.form.clearing"), say("mandate.form.account")],
      [
        say("mandate.form.amount"),
        say("mandate.form.drawDay", { days: listOf(language).format(drawDays.map((day) => String(day))) }),
      ],
    ],
    signature: [say("mandate.form.place"), say("mandate.form.signature")],
    sendTo: say("mandate.form.sendTo", { organisation, address }),
    consentHeading: say("mandate.textVersion", { version }),
    consent: text,
    footer: [organisation, organisationNumber].join(" · "),
  };
};

/** The form says nothing of when it was made: the same published words give the same bytes. */
const madeAt = new Date(0);

export const createMakePaperForm =
  ({ published, documents }: { published: Published; documents: Documents }) =>
  (language: Language, client: string): Promise<Buffer> =>
    documents.free.pdf({ template: "mandate-form", data: formWords(language, published), madeAt }, client);
