import type { AttentionSection } from "../../platform/staff/section.ts";
import { paidLate } from "./paid-late.ts";

export const memorialSections: AttentionSection[] = [
  {
    heading: "Memorial sheets that were paid late for their ceremony",
    isGrave: true,
    remedy: "The parlour has the mail, and may not read it in time: call it today.",
    rows: paidLate,
  },
];
