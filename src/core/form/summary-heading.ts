import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Say } from "../texts.tsx";

const byCount: Readonly<Record<number, TextKey>> = {
  0: "form.errors.none",
  1: "form.errors.one",
  2: "form.errors.two",
  3: "form.errors.three",
};

export const summaryHeading = (count: number, say: Say): string => say(byCount[count] ?? "form.errors.many", { count });
