import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { startEnglish } from "@hjarta-lunga/contract/shell-routes.ts";

/** Of a page that is not there: of those that are, each knows its own. */
export const languageOfPath = (path: string): Language => (path.startsWith(startEnglish.pattern) ? "en" : "sv");
