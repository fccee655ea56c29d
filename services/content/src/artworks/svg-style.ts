import { Refused } from "../calls/refused.ts";
import { isName, properties } from "./svg-allowed.ts";

const refuse = (what: string): never => {
  throw new Refused(
    `Teckningen innehåller ${what}, som ett kort inte får ha. Exportera den som en enkel SVG och ladda upp den igen.`,
  );
};

/** `fill:#fff;stroke:none`, with what we know of it alone. */
export function keptDeclarations(written: string): string {
  if (written.includes("\\")) refuse("en stil som är skriven med omvägar");
  if (/url\((?!\s*["']?#)/i.test(written)) refuse("en hänvisning till något utanför filen");
  return written
    .split(";")
    .map((one) => one.split(":").map((part) => part.trim()))
    .flatMap(([name = "", value = "", ...more]) =>
      more.length === 0 && Object.hasOwn(properties, name) && properties[name]?.(value) === true
        ? [`${name}:${value}`]
        : [],
    )
    .join(";");
}

const darkRules = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*\s*)\}/g;
const rule = /([^{}]*)\{([^{}]*)\}/g;

/** Rules for classes; all others are left out. */
function keptRules(written: string): string {
  if (written.replaceAll(rule, "").trim() !== "") refuse("stilar som inte går att läsa");
  return [...written.matchAll(rule)]
    .map(([, selectors = "", declarations = ""]) => {
      const classes = selectors
        .split(",")
        .map((selector) => selector.trim())
        .filter((selector) => selector.startsWith(".") && isName(selector.slice(1)));
      const kept = keptDeclarations(declarations);
      return classes.length === 0 || kept === "" ? "" : `${classes.join(",")}{${kept}}`;
    })
    .join("");
}

export function keptStyle(written: string): string {
  const text = written.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const dark = [...text.matchAll(darkRules)].map(([, rules = ""]) => keptRules(rules)).join("");
  const light = text.replaceAll(darkRules, "");
  if (light.includes("@")) refuse("stilar som hämtar något eller rör sig");
  const rules = keptRules(light);
  return dark === "" ? rules : `${rules}@media(prefers-color-scheme:dark){${dark}}`;
}
