import type { CampaignKind } from "./campaigns.ts";
import { daysAfter } from "./lib/working-days.ts";

export const mostInMessage = 800;
export const mostMessageLines = 30;

export const mostInThanks = 500;
export const mostThanksLines = 20;

/** Sweden's clock. */
export const sendHour = 8;

export const mostDaysAhead = 366;
export const lastSendDay = (today: string): string => daysAfter(today, mostDaysAhead);
export const isSendDay = (day: string, today: string): boolean => day >= today && day <= lastSendDay(today);

type Season = { from: string; to: string };
export const isInSeason = (season: Season | null, day: string): boolean => {
  if (season === null) return true;
  const monthDay = day.slice(5);
  const { from, to } = season;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
};

const orderedKinds: readonly CampaignKind[] = ["greeting", "condolence"];
export const isOffered = (
  { kind, offered, season }: { kind: CampaignKind; offered: boolean; season: Season | null },
  day: string,
): boolean => offered && orderedKinds.includes(kind) && isInSeason(season, day);
