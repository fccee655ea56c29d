import { withoutPersonalData } from "./personal-data.ts";

const longest = 500;

const campaignKeys = ["utm_campaign", "utm_medium", "utm_source"] as const;

const secret = /^\/(order|gavokort|mc|d|_internal\w*)(?=\/|$)/;

/** Not imported from routes.ts: all routes would be in every page's first script. */
const patterns = [
  "/order/diplom/:orderReference",
  "/order/foretag/:shortOrderRef",
  "/order/gavobevis/:orderReference",
  "/order/kort/:orderReference",
  "/order/mc/:orderReference",
  "/order/minnesblad/:orderReference",
  "/gavokort/",
  "/gavokort/:orderReference",
  "/mc/ml25/*",
  "/mc/stub/*",
  "/_internal_mc/MINNESLJUS_25/*",
  "/_internal_mc/stub/*",
  "/d/:campaignCode/*",
  "/_internal/:campaignCode/*",
];

export function trackedUrl(url: string = window.location.href): string {
  const parsed = parse(url);
  if (parsed === null) return "";
  const tracked = `${parsed.origin}${trackedPath(parsed.pathname)}`.slice(0, longest);
  const campaign = new URLSearchParams(campaignOf(url)).toString();
  const withCampaign = campaign === "" ? tracked : `${tracked}?${campaign}`;
  return withCampaign.length > longest ? tracked : withCampaign;
}

export function campaignOf(url: string = window.location.href): Partial<Record<(typeof campaignKeys)[number], string>> {
  const query = parse(url)?.searchParams;
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = plain(query?.get(key) ?? "");
      return value === "" ? [] : [[key, value]];
    }),
  );
}

const plain = (value: string) => cut(withoutPersonalData(value.replaceAll(/[\p{C}<>]/gu, "")), 100);

function trackedPath(path: string): string {
  const under = secret.exec(path)?.[1];
  if (under !== undefined) return patterns.find((pattern) => fits(pattern, path)) ?? `/${under}/*`;
  return encodeURI(withoutPersonalData(decoded(path)));
}

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}/?$`).test(path);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function parse(url: string): URL | null {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed : null;
}

/** Without half a character: a lone surrogate is refused wherever it is sent. */
export const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Cs}$/u, "");
