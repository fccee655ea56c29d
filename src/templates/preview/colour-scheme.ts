export type Scheme = "dark" | "device" | "light";

const asked = /\(prefers-color-scheme:\s*(dark|light)\)/g;
/** Of queries that somebody has answered instead of the device. */
const originals = new WeakMap<CSSMediaRule, string>();

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

function answer(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (original.search(asked) !== -1) {
        originals.set(rule, original);
        const told = original.replace(asked, (query, name: string) =>
          scheme === "device" ? query : name === scheme ? always : never,
        );
        if (rule.media.mediaText !== told) rule.media.mediaText = told;
      }
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, scheme);
  }
}

/** The site asks the device alone, so its styles are answered for it here. */
export function showScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) answer(sheet.cssRules, scheme);
  document.documentElement.style.colorScheme = scheme === "device" ? "" : scheme;
}
