import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { CampaignCode, CampaignKind } from "@hjarta-lunga/contract/campaigns.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCard, GreetingCardDraft } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters, supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import { cardFileMaker, madeAt, type CardDocuments } from "../../shared/cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import type { ModuleDeps } from "../module.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export const greetingProblems = (
  documents: Pick<Documents, "drawsAll">,
  { to, from, message }: { to: string; from: string; message: string },
  within = "",
) =>
  unsupportedCharacters(documents, [
    [`${within}to`, to],
    [`${within}message`, message],
    [`${within}from`, from],
  ]);

type Words = Pick<Published, "say" | "organisation" | "design">;

export const isQuiet = (kind: CampaignKind | undefined): boolean => kind === "condolence";

export const greetingTask = (card: GreetingCardDraft, language: Language, published: Words): Task => {
  const design = published.design(card.campaignCode);
  if (design === undefined) throw new Refusal("unavailable");
  const { artwork, alt, greeting, kind } = design;
  return {
    template: "greeting-card",
    data: {
      language,
      organisation: published.organisation().name,
      documentTitle: published.say(language, "greetingCardDocument.documentTitle"),
      toLabel: published.say(language, "greetingCardDocument.to"),
      fromLabel: published.say(language, "greetingCardDocument.from"),
      artwork,
      pictureAlt: alt,
      isQuiet: isQuiet(kind),
      greeting: supportedText(greeting),
      to: supportedText(card.to),
      message: supportedLines(card.message),
      from: supportedText(card.from),
    },
    madeAt,
  };
};

export const createMakeGreetingCard = ({ published, documents }: { published: Words; documents: CardDocuments }) =>
  cardFileMaker<GreetingCard>(documents, "kort", (card, language) => greetingTask(card, language, published));

export const greetingPreviews = {
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => {
      if (published.design(card.campaignCode) === undefined)
        throw new Refusal("validation_failed", { "card.campaignCode": "notOffered" satisfies FieldProblem });
      return greetingTask(card, language, published);
    },
  },
} satisfies Partial<PreviewedDocuments>;

export const createDrawArtwork = ({ published, documents }: Pick<ModuleDeps, "published" | "documents">) => {
  const drawn = new Map<string, Promise<Buffer>>();
  return async (code: CampaignCode): Promise<Buffer> => {
    const design = published.design(code);
    if (design === undefined)
      throw new Refusal("validation_failed", { campaignCode: "notOffered" satisfies FieldProblem });
    const { artwork, alt } = design;
    const before = drawn.get(artwork);
    if (before) return before;
    const data = { artwork, documentTitle: artwork, pictureAlt: alt };
    const drawing = documents.free.png({ template: "greeting-artwork", data, madeAt });
    drawn.set(artwork, drawing);
    drawing.catch(() => drawn.delete(artwork));
    return drawing;
  };
};
