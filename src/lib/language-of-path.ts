import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { startEnglish } from "@hjarta-lunga/contract/shell-routes.ts";

export const languageOfPath = (path: string): Language => (path.startsWith(startEnglish.pattern) ? "en" : "sv");
