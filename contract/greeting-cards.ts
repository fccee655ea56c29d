import type { CampaignCode, CampaignKind } from "./campaigns.ts";
import { daysAfter } from "./lib/working-days.ts";
import { lettersIn } from "./plain-text.ts";

/** What has room on a greeting card, counted as a reader counts. The names have the room of those on a memorial sheet. */
export const mostInMessage = 800;
export const mostMessageLines = 30;
/** Where the card surely has room for one line. A longer line counts as those that it becomes. */
export const lettersInMessageLine = 40;

/** The lines of a message as they will stand: one rule for the form and the API, which draws the card. */
export const messageLines = (message: string): number =>
  message
    .split("\n")
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(lettersIn(line) / lettersInMessageLine)), 0);

/** As many letters as a recipient may thank with. */
export const mostInThanks = 500;
export const mostThanksLines = 20;

/** The hour of Sweden's clock at which a card goes that waits for its day. */
export const sendHour = 8;

/** How long before it goes a card may be ordered: until the same day of next year. */
export const mostDaysAhead = 366;
export const lastSendDay = (today: string): string => daysAfter(today, mostDaysAhead);
/** Of a day that somebody chooses: neither gone nor too far away. */
export const isSendDay = (day: string, today: string): boolean => day >= today && day <= lastSendDay(today);

type Season = { from: string; to: string };
/** Month and day of both ends belong to it. It may go on over the end of the year. */
export const isInSeason = (season: Season | null, day: string): boolean => {
  if (season === null) return true;
  const monthDay = day.slice(5);
  const { from, to } = season;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
};

const orderedKinds: readonly CampaignKind[] = ["greeting", "condolence"];
/** Whether a design can be chosen on that day in Sweden. One that was chosen opens for ever. */
export const isOffered = (
  { kind, offered, season }: { kind: CampaignKind; offered: boolean; season: Season | null },
  day: string,
): boolean => offered && orderedKinds.includes(kind) && isInSeason(season, day);

/** The candle has pages of its own (contract/memorial-cards.ts). */
export type GreetingCode = Exclude<CampaignCode, "MINNESLJUS_25">;
