import { lettersIn } from "./plain-text.ts";

/** The pictures that a memorial sheet may bear, by the code that orders keep: one that was ever sent is never taken away. */
export const sheetDesigns = ["BIRD", "CRANES", "ANEMONES", "LILY_OF_THE_VALLEY", "WREATH"] as const;
export type SheetDesign = (typeof sheetDesigns)[number];

/** What has room on the sheet, counted as a reader counts. */
export const mostInName = 60;
export const mostGivers = 10;
export const mostInGreeting = 320;
export const mostGreetingLines = 8;
/** Where the sheet surely has room for one line. A longer line counts as those that it becomes. */
export const lettersInGreetingLine = 40;

/** The lines of a greeting as they will stand: one rule for the form and the API, which draws the sheet. */
export const greetingLines = (greeting: string): number =>
  greeting
    .split("\n")
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(lettersIn(line) / lettersInGreetingLine)), 0);

/** Of a name, before the register of the dead is asked. */
const leastLettersOfName = 3;
export const isEnoughOfName = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= leastLettersOfName;

/** Where the sheet goes. `donor` is by e-mail to whoever gives. */
export const sheetDeliveries = ["donor", "parlor", "post", "none"] as const;
export type SheetDelivery = (typeof sheetDeliveries)[number];
