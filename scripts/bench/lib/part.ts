import type { Environments } from "../../lib/stack/environments.ts";
import type { BareSite } from "./bare-site.ts";
import type { Figure } from "./figure.ts";

export type MeasuredStack = {
  siteUrl: string;
  apiUrl: string;
  databaseUrl: (name: string) => string;
  contentUrl: string;
  standinsUrl: string;
  contentReadToken: string;
  publishToken: string;
  administrator: { email: string; password: string };
  webEnvironment: Environments["web"];
  /** Leaders of the process groups that make up the stack. */
  processes: { name: string; pid: number }[];
};

export type BenchContext = {
  browser: string;
  folder: string;
  logFile: (name: string) => string;
  stack: () => Promise<MeasuredStack>;
  bareSite: () => Promise<BareSite>;
};

/** One file in parts/, one entry in bench.ts. */
export type Part = { about: string; measure: (context: BenchContext) => Promise<Figure[]> };
