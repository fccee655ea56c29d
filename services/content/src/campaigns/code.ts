import { type CampaignCode, isSeededCampaign } from "@hjarta-lunga/contract/campaigns.ts";
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { Refused } from "../calls/refused.ts";
import { checkCampaignCode } from "../fields/rules.ts";
import type { Campaign } from "../payload-types.ts";

const longestWords = 28;

const wordsOf = (occasion: string): string => {
  const letters = occasion
    .toUpperCase()
    .normalize("NFD")
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, longestWords);
  return /^[A-Z]/.test(letters) ? letters : `KORT${letters}`;
};

/** `HOST_26_1`: the occasion, the year, and the lowest number that no card has had. */
export function proposedCode(occasion: string, year: number, isTaken: (code: CampaignCode) => boolean): CampaignCode {
  const start = `${wordsOf(occasion)}_${String(year).slice(-2)}`;
  for (let number = 1; ; number += 1) {
    const code = `${start}_${number}`;
    if (!isTaken(code)) return code;
  }
}

type Other = { id: number; title: string | null; code: CampaignCode | null };

/** Drafts and what lies in the bin have a code, too. */
export async function codesInUse({ payload }: Pick<PayloadRequest, "payload">): Promise<Other[]> {
  const { docs } = await payload.find({
    collection: "campaigns",
    draft: true,
    trash: true,
    select: { code: true, title: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs.map(({ id, title, code }) => ({ id, title, code }));
}

type Asked = { id?: number | string | undefined; req: PayloadRequest };

/** A code stands in links that were sent: it is given once. */
export async function checkOwnCode(value: unknown, { id, req }: Asked): Promise<string | true> {
  const verdict = checkCampaignCode(value);
  if (verdict !== true || req.context.skipsPublish === true) return verdict;
  const used = await codesInUse(req);
  const other = used.find((one) => one.code === value && String(one.id) !== String(id));
  if (other !== undefined)
    return `Koden ${String(value)} har kortet ”${other.title ?? "utan titel"}”. Välj en annan: en kod används bara en gång.`;
  const isItsOwn = used.some((one) => one.code === value && String(one.id) === String(id));
  return isSeededCampaign(String(value)) && !isItsOwn
    ? `Koden ${String(value)} hör till ett av husets kort och används inte igen. Välj en annan.`
    : true;
}

/** Also in a draft: it would be refused when it is published, when nobody remembers it. */
export const keepsCode: CollectionBeforeChangeHook<Campaign> = async ({ data, operation, originalDoc, req }) => {
  if (operation === "create" || originalDoc === undefined || data.code === undefined) return data;
  const stored = await req.payload.findByID({
    collection: "campaigns",
    id: originalDoc.id,
    depth: 0,
    disableErrors: true,
    trash: true,
    req,
  });
  const isFixed = stored?._status === "published" || isSeededCampaign(stored?.code ?? "");
  if (stored === null || !isFixed || stored.code === data.code) return data;
  throw new Refused(
    `Kortet ${stored.code} kan ha skickats, och koden står i länkarna till det: de måste gå att öppna. Låt koden vara som den är, eller gör ett nytt kort.`,
  );
};
