/** A text in both languages; `help` is told to who edits it. */
export type Translation = { sv: string; en: string; help?: string };
/** By the name under which the site's own code shows it. */
export type Translations = Record<string, Translation>;
