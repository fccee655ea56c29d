import { type CampaignCode, seededCampaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CardDesign, SharePicture } from "../../lib/shown-content.ts";
import type { PictureStore } from "../pictures.ts";
import { cardField } from "./card-field.ts";

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
    pictures.show({ source: "artwork", name: artwork, alt }),
    cardField(artwork),
  ]);
  return { code, isQuiet, isOffered: offered, field, greeting, picture: { ...picture, isEarly: true }, share };
}
