import type { Section } from "../staff/section.ts";
import { paidLate } from "./paid-late.ts";

export const memorialSections: Section[] = [
  {
    heading: "Memorial sheets that were paid late for their ceremony",
    remedy: "The parlour has the mail, and may not read it in time: call it today.",
    rows: paidLate,
  },
];
