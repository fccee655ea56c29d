import type { LinkTarget } from "../links/endpoints.ts";

export type { LinkTarget } from "../links/endpoints.ts";

const freshMs = 30_000;
let asked: { at: number; answer: Promise<LinkTarget[]> } | undefined;

async function ask(): Promise<LinkTarget[]> {
  const response = await fetch("/content-api/link-targets", { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  return ((await response.json()) as { targets: LinkTarget[] }).targets;
}

/** Asked once for all links of a form. */
export function linkTargets(): Promise<LinkTarget[]> {
  if (asked === undefined || Date.now() - asked.at > freshMs) {
    const answer = ask();
    asked = { at: Date.now(), answer };
    answer.catch(() => (asked = undefined));
  }
  return asked.answer;
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

const mostShown = 8;

/** Titles that begin so come first. */
export function matching(targets: LinkTarget[], typed: string): LinkTarget[] {
  const words = plain(typed).trim();
  if (words === "") return targets.slice(0, mostShown);
  const found = targets.filter(({ title, address }) => plain(title).includes(words) || address.includes(words));
  const begins = ({ title }: LinkTarget) => plain(title).startsWith(words);
  return [...found.filter(begins), ...found.filter((target) => !begins(target))].slice(0, mostShown);
}

export const targetAt = (targets: LinkTarget[], href: string): LinkTarget | undefined => {
  const path = href.replace(/[?#].*/s, "");
  return targets.find(({ address }) => address === path || address === `${path}/`);
};
