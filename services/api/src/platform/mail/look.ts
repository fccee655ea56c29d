import { mailRoles, papers } from "@hjarta-lunga/contract/colours.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";

/** No web fonts: what programs for mail have of the same kind. Quoted so that they stand in an attribute. */
const headFont = "Besley,Superclarendon,Rockwell,Georgia,'Times New Roman',serif";
const textFont = "Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const inlineStyle = (declared: Record<string, string>): string =>
  Object.entries(declared)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** By day inline, since programs for mail throw sheets of style away. The night stands in the head, where it is read. */
export const lookOf = (tone: OrderTone) => {
  const { day } = mailRoles[tone];
  const letters = (size: number, line: number, colour: string) => ({
    "font-family": textFont,
    "font-size": `${size}px`,
    "line-height": `${line}px`,
    color: colour,
  });
  const heads = (size: number, line: number) => ({
    ...letters(size, line, day.text),
    "font-family": headFont,
    "font-weight": "bold",
  });
  return {
    day,
    slipLine: tone === "bright" ? day.fieldAir : papers.dusk3,
    title: { ...heads(36, 41), "text-wrap": "balance" },
    subtitle: heads(22, 28),
    name: heads(21, 26),
    text: letters(18, 28, day.text),
    quote: { ...letters(21, 31, day.text), "font-family": headFont },
    small: letters(16, 24, day.textSoft),
    label: letters(17, 24, day.textSoft),
    value: { ...letters(17, 24, day.text), "font-weight": "bold" },
    onButton: { ...letters(21, 26, day.onAction), "font-weight": "bold" },
  };
};
export type Look = ReturnType<typeof lookOf>;

const nightRules = (tone: OrderTone, scope: string): string => {
  const { night } = mailRoles[tone];
  const grounds = { ground: night.ground, sheet: night.sheet, quiet: night.sheetQuiet, act: night.action };
  const letters = { text: night.text, soft: night.textSoft, link: night.link, onact: night.onAction };
  const rule = (name: string, property: string, colour: string) => `${scope}.${name}{${property}:${colour} !important}`;
  return [
    ...Object.entries(grounds).map(([name, colour]) => rule(name, "background-color", colour)),
    ...Object.entries(letters).map(([name, colour]) => rule(name, "color", colour)),
    rule("rule", "border-color", night.rule),
    `${scope}.by-day{display:none !important}`,
    `${scope}.by-night{display:block !important;max-height:none !important}`,
  ].join("\n");
};

/** Outlook on the web writes `data-ogsc` around a mail that it shows in the dark, and reads no media query. */
export const sheetOfStyle = (
  tone: OrderTone,
): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:collapse}
img{border:0;display:block}
.by-night{display:none}
.button a:hover{text-decoration:underline !important}
@media (max-width:599px){
.pad{padding-left:20px !important;padding-right:20px !important}
.title{font-size:28px !important;line-height:33px !important}
.wide{width:100% !important}
.wide a{display:block !important;padding-left:12px !important;padding-right:12px !important}
}
@media (prefers-color-scheme:dark){
${nightRules(tone, "")}
}
${nightRules(tone, "[data-ogsc] ")}`;
