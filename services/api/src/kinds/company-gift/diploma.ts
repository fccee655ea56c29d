import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { yearOf } from "../../ledger/receipts/format.ts";
import { sayIn, type PublishedWords } from "../../platform/content/published.ts";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { supportedText, unsupportedCharacters } from "../../platform/documents/supported-text.ts";

export type CompanyDiplomaWords = { name: string; occasion: string; language: Language };
type Making = { madeAt: Date; isPreview: boolean };

/** The diploma on A4, a strip for the signature of an e-mail, and a picture to share where pictures lie down. */
export type CompanyDiplomaShape = "diploma" | "signature" | "share";

const pictureWidths: Record<CompanyDiplomaShape, number> = { diploma: 1_200, signature: 600, share: 1_200 };

const titles = {
  diploma: "companyDiploma.documentTitle",
  signature: "companyDiploma.signature.documentTitle",
  share: "companyDiploma.share.documentTitle",
} as const;

export const companyDiplomaProblems = (
  documents: Pick<Documents, "drawsAll">,
  { name, occasion }: Pick<CompanyDiplomaWords, "name" | "occasion">,
  at: "diploma." | "" = "diploma.",
) =>
  unsupportedCharacters(documents, [
    [`${at}name`, name],
    [`${at}occasion`, occasion],
  ]);

export const companyDiplomaTask = (
  { name, occasion, language }: CompanyDiplomaWords,
  { madeAt, isPreview }: Making,
  published: PublishedWords,
  shape: CompanyDiplomaShape = "diploma",
): Task => {
  const { name: organisation } = published.organisation();
  const say = sayIn(published, language);
  // In a sentence our name is not parted at the end of a line.
  const whole = organisation.replaceAll(" ", "\u00a0");
  return {
    template: "company-diploma",
    data: {
      language,
      organisation,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: say(titles[shape], { organisation }),
      shape,
      pictureAlt: say(shape === "signature" ? "companyDiploma.signature.picture" : "companyDiploma.picture"),
      occasion: supportedText(occasion),
      name: supportedText(name),
      gift: say("companyDiploma.gift"),
      signature: say("companyDiploma.signature", { organisation: whole }),
      thanks: say("companyDiploma.thanks", { organisation: whole }),
      // What is drawn before the gift is paid is made now, whatever day its file bears.
      year: String(yearOf(isPreview ? new Date() : madeAt)),
      preview: isPreview ? say("companyDiploma.preview") : "",
    },
    pictureWidth: pictureWidths[shape],
    madeAt,
  };
};
