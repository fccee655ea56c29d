import type { BareSite } from "./bare-site.ts";
import type { Figure } from "./figure.ts";

/** The stack that is measured, as the parts need to know it. */
export type MeasuredStack = {
  siteUrl: string;
  apiUrl: string;
  /** A PostgreSQL database of the given name on the server that the stack uses. */
  databaseUrl: (name: string) => string;
  contentUrl: string;
  standinsUrl: string;
  contentReadToken: string;
  publishToken: string;
  /** Leaders of the process groups that make up the stack. */
  processes: { name: string; pid: number }[];
};

export type BenchContext = {
  browser: string;
  /** Gone after the run. */
  folder: string;
  logFile: (name: string) => string;
  /** Brought up when first asked for, by whichever part comes first. */
  stack: () => Promise<MeasuredStack>;
  /** One page with nothing in it, built cold when first asked for. */
  bareSite: () => Promise<BareSite>;
};

/** One group of figures: one file in parts/, one line in parts.ts. */
export type Part = { name: string; about: string; run: (context: BenchContext) => Promise<Figure[]> };
