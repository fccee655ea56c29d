import { useMemo, useSyncExternalStore } from "react";
import { isCampaignCode, type CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { isInSeason } from "@hjarta-lunga/contract/greeting-cards.ts";
import { orderKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { onSeenAgain } from "#src/lib/on-seen-again.ts";
import type { ShownPicture } from "#src/lib/shown-content.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";

export type Design = Pick<Campaign, "code" | "kind" | "occasion" | "season" | "title" | "greeting"> & {
  /** On the day on which the page was built. */
  isInSeason: boolean;
  picture: ShownPicture;
};

export const inSeasonOn = (designs: readonly Design[], day: string): Design[] =>
  designs.filter(({ season }) => isInSeason(season, day));

/**
 * Those of today in Sweden. The page may have been built in another season: what it was built with stands until script is
 * there, and is drawn again only where a season has begun or ended since.
 */
export function useDesignsOfToday(designs: readonly Design[]): Design[] {
  const codes = useSyncExternalStore(
    onSeenAgain,
    () => codesOf(inSeasonOn(designs, todayInSweden())),
    () => codesOf(designs.filter((design) => design.isInSeason)),
  );
  return useMemo(() => {
    const shown = new Set(codes.split(" "));
    return designs.filter(({ code }) => shown.has(code));
  }, [codes, designs]);
}

/** As one string, which is the same one while the season is. */
const codesOf = (designs: readonly Design[]): string => designs.map(({ code }) => code).join(" ");

export const designOf = (designs: readonly Design[], code: CampaignCode | null): Design | undefined =>
  designs.find((design) => design.code === code);

/** A card to who grieves is written and paid for in quiet. */
export const toneOf = (design: Pick<Design, "kind"> | undefined): OrderTone =>
  design?.kind === "condolence" ? "quiet" : "bright";

/** Where it is told how a card is ordered without script. With script there is no such place. */
export const withoutScriptId = "bestall";

export const designHref = (code: CampaignCode): string =>
  `${orderKinds.greeting_card.path}?${queryKeys.card}=${code}#${withoutScriptId}`;

export const codeIn = (written: unknown): CampaignCode | null => (isCampaignCode(written) ? written : null);
