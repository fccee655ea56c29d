import { campaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import type { GreetingCode } from "@hjarta-lunga/contract/greeting-cards.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CardDesign, SharePicture } from "../../lib/shown-content.ts";
import type { PictureStore } from "../pictures.ts";
import { cardField } from "./card-field.ts";

export const greetingCodes = campaignCodes.filter((code): code is GreetingCode => code !== candleCampaign);

export const shareKey = (code: GreetingCode): string => greetingCardShared.href(code, "");

export const greetingDesigns = (campaigns: readonly Campaign[]) =>
  greetingCodes.map((code) => {
    const { kind, ...design } = designOf(campaigns, code);
    return { ...design, code, isQuiet: kind === "condolence" };
  });
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
