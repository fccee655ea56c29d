import { isCampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { mostSek } from "@hjarta-lunga/contract/money.ts";
import { longestPagePath, longestSegment, pagePathProblem } from "@hjarta-lunga/contract/page-path.ts";
import { href, siteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { mostBytesSigned } from "@hjarta-lunga/contract/mandate-consent.ts";
import { longest, type TextKind } from "@hjarta-lunga/contract/text-lengths.ts";
import { textLength } from "../rich-text/lexical.ts";

type Verdict = string | true;

const isEmpty = (value: unknown): value is "" | null | undefined =>
  value === undefined || value === null || value === "";

const emptyText = "Fyll i det här fältet.";

const tooLong = (length: number, kind: TextKind) =>
  `Texten är för lång: ${length} tecken. Högst ${longest[kind]} får plats.`;

/** PostgreSQL cannot store it. It comes with what is copied from some programs. */
const impossible = "\u0000";

export function checkLength(value: unknown, kind: TextKind): Verdict {
  if (typeof value !== "string") return true;
  if (value.includes(impossible)) return "Texten innehåller ett tecken som inte kan sparas. Skriv den på nytt.";
  return value.length > longest[kind] ? tooLong(value.length, kind) : true;
}

export function checkHref(value: unknown): Verdict {
  if (isEmpty(value)) return emptyText;
  const length = checkLength(value, "href");
  if (length !== true) return length;
  return href.safeParse(value).success
    ? true
    : "Adressen går inte att länka till. Skriv till exempel /om-oss/, https://exempel.se, mailto:namn@exempel.se eller tel:+4681234567, utan mellanslag.";
}

export function checkOptionalLink(own: unknown, other: unknown, check: (value: unknown) => Verdict): Verdict {
  if (!isEmpty(own)) return check(own);
  return isEmpty(other) ? true : "En länk behöver både text och adress. Fyll i båda, eller ta bort båda.";
}

export const checkText = (value: unknown, kind: TextKind = "line"): Verdict =>
  isEmpty(value) ? emptyText : checkLength(value, kind);

export function checkRichText(value: unknown): Verdict {
  const length = textLength(value);
  return length > longest.richText ? tooLong(length, "richText") : true;
}

export const checkEmail = (value: unknown): Verdict =>
  siteConfiguration.shape.organisation.shape.email.safeParse(value).success
    ? true
    : "Skriv en e-postadress, till exempel namn@exempel.se.";

export function checkCampaignCode(value: unknown): Verdict {
  if (isEmpty(value)) return "Skriv kortets kod, till exempel JUL_26_1.";
  return isCampaignCode(value)
    ? true
    : "Koden ska börja med en bokstav, vara 2–40 tecken lång och får bara ha stora bokstäver A–Z, siffror och understreck, till exempel JUL_26_1.";
}

export function checkCampaignCodes(values: unknown): Verdict {
  if (!Array.isArray(values) || values.length === 0) return "Välj minst ett kort.";
  return values.every(isCampaignCode) ? true : "En av koderna är ingen kod på ett kort. Välj ur listan.";
}

const pathProblems: Record<NonNullable<ReturnType<typeof pagePathProblem>>, string> = {
  malformed:
    "Adressen ska börja och sluta med snedstreck och får bara ha små bokstäver a–z, siffror och bindestreck, till exempel /hjartat/sa-slar-hjartat/.",
  reserved:
    "Webbplatsen använder själv adresser som börjar så, till sina filer eller till sidor som /sok/. Välj en annan början.",
  longSegment: `Varje del av adressen, mellan två snedstreck, får ha högst ${longestSegment} tecken.`,
  tooLong: `Adressen får ha högst ${longestPagePath} tecken.`,
};

export function checkPagePath(value: unknown): Verdict {
  if (isEmpty(value)) return "Skriv sidans adress, till exempel /om-oss/.";
  const problem = typeof value === "string" ? pagePathProblem(value) : "malformed";
  return problem === undefined ? true : pathProblems[problem];
}

/** Each top is the heading of the whole page. */
export function checkOneTop(blocks: unknown): Verdict {
  const tops = (Array.isArray(blocks) ? blocks : []).filter(
    (block: { blockType?: unknown }) => block.blockType === "hero",
  );
  return tops.length > 1 ? "Sidan kan bara ha ett block av slaget ”Sidans topp”. Ta bort de andra." : true;
}

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export function checkMonthDay(value: unknown, other: unknown): Verdict {
  if (isEmpty(value)) {
    return isEmpty(other) ? true : "Välj både första och sista dagen, eller lämna båda tomma för hela året.";
  }
  const match = typeof value === "string" ? /^(\d{2})-(\d{2})$/.exec(value) : null;
  const days = match === null ? undefined : daysInMonth[Number(match[1]) - 1];
  const day = match === null ? 0 : Number(match[2]);
  return days !== undefined && day >= 1 && day <= days
    ? true
    : "Den dagen finns inte. Välj en dag och en månad, till exempel 15 maj.";
}

type Amounts = { least?: unknown; most?: unknown };

export function checkAmount(value: unknown, { least, most = mostSek }: Amounts): Verdict {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1) {
    return "Skriv ett belopp i hela kronor, minst 1.";
  }
  if (typeof least === "number" && value < least) return `${value} kr är mindre än det minsta beloppet, ${least} kr.`;
  if (typeof most === "number" && value > most) return `${value} kr är mer än det största beloppet, ${most} kr.`;
  return true;
}

export function checkPresets(values: unknown, amounts: Amounts): Verdict {
  if (!Array.isArray(values) || values.length === 0) return "Ange minst ett förslag på belopp.";
  if (new Set(values).size !== values.length) return "Samma belopp står två gånger.";
  return values.map((value) => checkAmount(value, amounts)).find((verdict) => verdict !== true) ?? true;
}

export function checkPreselected(value: unknown, presets: unknown): Verdict {
  return Array.isArray(presets) && presets.includes(value)
    ? true
    : "Det förvalda beloppet ska vara ett av förslagen på belopp.";
}

/** Grams. */
export function checkWeight(value: unknown, least: number): Verdict {
  if (isEmpty(value)) return true;
  return typeof value === "number" && Number.isInteger(value) && value >= least
    ? true
    : `Skriv vikten i hela gram, minst ${least}.`;
}

const upTo = (step: unknown): unknown =>
  typeof step === "object" && step !== null && "upToGrams" in step ? step.upToGrams : undefined;

export function checkPostage(steps: unknown): Verdict {
  if (!Array.isArray(steps) || steps.length === 0) return "Skriv minst ett viktsteg.";
  const weights = steps.map(upTo);
  if (weights.slice(0, -1).some(isEmpty)) return "Bara den sista raden får vara utan vikt.";
  const rises = weights.every(
    (grams, place) => place === 0 || isEmpty(grams) || Number(grams) > Number(weights[place - 1]),
  );
  return rises ? true : "Vikterna ska stiga: lättast först, och ingen vikt två gånger.";
}

/** Bytes, BankID's limit: å counts twice. */
export function checkSigned(text: unknown, key: unknown): Verdict {
  const most = mostBytesSigned.get(String(key));
  if (most === undefined || typeof text !== "string") return true;
  const bytes = Buffer.byteLength(text);
  return bytes <= most
    ? true
    : `Texten är för lång för att skrivas under med BankID: ${bytes} byte (å, ä och ö räknas som två). Högst ${most} får plats.`;
}

const placeholders = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(([name]) => name).sort();

/** Names such as `{title}`, which the site replaces. */
export function checkPlaceholders(text: unknown, before: unknown): Verdict {
  if (typeof text !== "string" || text.trim() === "") return emptyText;
  const length = checkLength(text, "lines");
  if (length !== true) return length;
  if (typeof before !== "string" || before === "") return true;
  const wanted = [...new Set(placeholders(before))];
  const given = [...new Set(placeholders(text))];
  const missing = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  if (missing.length > 0) return `Texten måste innehålla ${missing.join(", ")}: webbplatsen fyller i det åt besökaren.`;
  return unknown.length > 0 ? `Webbplatsen kan inte fylla i ${unknown.join(", ")} i den här texten.` : true;
}

/** A text of the site's, in either language: what the site and BankID need of it. */
export function checkTranslation(text: unknown, { before, key }: { before: unknown; key: unknown }): Verdict {
  const verdict = checkPlaceholders(text, before);
  return verdict === true ? checkSigned(text, key) : verdict;
}
