import { teaserFor, textMeanwhile } from "@hjarta-lunga/contract/journeys.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Translation } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Link = { label: string; href: string };

const isLink = (part: object): part is Link =>
  "label" in part && typeof part.label === "string" && "href" in part && typeof part.href === "string";

export function createTeasers(translations: ReadonlyMap<string, Translation>) {
  const say = (key: TextKey, language: Language) => translations.get(key)?.[language];

  function relabelled(content: unknown, language: Language): unknown {
    if (Array.isArray(content)) return content.map((part: unknown) => relabelled(part, language));
    if (typeof content !== "object" || content === null) return content;
    if (isLink(content)) {
      const teaser = teaserFor(content.href);
      return teaser === undefined ? content : { ...content, label: say(teaser, language) ?? content.label };
    }
    return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, relabelled(part, language)]));
  }

  return {
    links: <Content>(content: Content, language: Language) => relabelled(content, language) as Content,
    word: (key: TextKey, language: Language) => say(textMeanwhile(key), language),
  };
}
export type Teasers = ReturnType<typeof createTeasers>;
