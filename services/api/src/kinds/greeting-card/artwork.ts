import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const madeAt = new Date(0);

export const createDrawArtwork = ({
  published,
  documents,
}: {
  published: Pick<Published, "design">;
  documents: Pick<Documents, "free">;
}) => {
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
