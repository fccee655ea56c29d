import { asOne, bin, show } from "./check.ts";
import type { Check } from "./check.ts";

/** What is seen by reading the code, quickest first. */
export const staticChecks: Check[] = [
  { name: "Format", run: () => asOne(show(bin("prettier"), ["--check", "--log-level", "warn", "."])) },
  { name: "Types", run: () => asOne(show("npm", ["run", "--silent", "types"])) },
  { name: "Lint", run: () => asOne(show(bin("eslint"), [".", "--max-warnings", "0"])) },
  { name: "Unused code", run: () => asOne(show(bin("knip"), [])) },
];
