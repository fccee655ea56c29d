import type { AmountProblem } from "./chosen-amount.ts";

/** The API's limits are newer than the page's: of these the page can name none. */
const byProblem: Readonly<Record<string, AmountProblem>> = { tooSmall: "refusedSmall", tooLarge: "refusedLarge" };

export const refusedAmount = (problem: string): AmountProblem => byProblem[problem] ?? "notANumber";
