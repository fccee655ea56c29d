import { readFile } from "node:fs/promises";
import path from "node:path";
import { seededCampaignCodes, type CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { papers } from "@hjarta-lunga/contract/colours.ts";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CardDesign, CardField, SharePicture } from "../../lib/shown-content.ts";
import type { PictureStore } from "../pictures.ts";

export const shareKey = (code: CampaignCode): string => greetingCardShared.href(code, "");

export const greetingDesigns = (campaigns: readonly Campaign[]) => {
  const codes = new Set<CampaignCode>([...seededCampaignCodes, ...campaigns.map(({ code }) => code)]);
  codes.delete(candleCampaign);
  return [...codes].flatMap((code) => {
    const design = designOf(campaigns, code);
    return design === undefined ? [] : [{ ...design, isQuiet: design.kind === "condolence" }];
  });
};
type GreetingDesign = ReturnType<typeof greetingDesigns>[number];

export async function showDesign(
  { code, isQuiet, greeting, artwork, alt, offered }: GreetingDesign,
  pictures: PictureStore,
  share: SharePicture,
): Promise<CardDesign> {
  const [picture, field] = await Promise.all([
    pictures.showDrawing(artwork, alt),
    typeof artwork === "string" ? cardField(artwork) : fieldOn(artwork.ground),
  ]);
  return { code, isQuiet, isOffered: offered, field, greeting, picture: { ...picture, isEarly: true }, share };
}

/** By the colour of the drawing's paper: a saturated one that the card is seen on. */
const fields: Partial<Record<string, CardField>> = {
  [papers.red]: "deep",
  [papers.rose]: "heart",
  [papers.sun]: "heart",
  [papers.blue4]: "sun",
  [papers.blue3]: "sun",
  [papers.blue2]: "sun",
  [papers.blue1]: "heart",
};

export const fieldFor = (svg: string): CardField => fields[groundOf(svg) ?? ""] ?? "deep";

/** The field of the paper that is most like an uploaded drawing's ground. */
export function fieldOn(ground: string): CardField {
  const [[nearest] = [""]] = Object.keys(fields)
    .map((paper) => [paper, distance(paper, ground)] as const)
    .toSorted(([, one], [, other]) => one - other);
  return fields[nearest] ?? "deep";
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const distance = (one: string, other: string) => {
  const others = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + (part - (others[at] ?? 0)) ** 2, 0);
};

async function cardField(artwork: string): Promise<CardField> {
  return fieldFor(await readFile(path.resolve("artwork", `${artwork}.svg`), "utf8"));
}

function groundOf(svg: string): string | undefined {
  const first = /<(?:path|rect)\b[^>]*>/.exec(svg)?.[0] ?? "";
  const className = /class="(\w+)"/.exec(first)?.[1];
  if (className === undefined) return /fill="(#\w+)"/.exec(first)?.[1];
  return new RegExp(`\\.${className}\\{fill:(#\\w+)`).exec(svg)?.[1];
}
