import type { Section } from "../staff/section.ts";
import { paidLate } from "./paid-late.ts";
import { waitingForPrint } from "./print-queue.ts";

export const memorialSections: Section[] = [
  {
    heading: "Memorial sheets that wait for the post",
    remedy:
      "Print them, on A4, and post them today: npm run print-queue --workspace services/api -- <file.pdf>. Each comes " +
      "behind a page with its address, for an envelope with a window.",
    rows: async (db) =>
      (await waitingForPrint(db)).map(({ shortReference, paidAt, version, leasedUntil }) => ({
        order: shortReference,
        paidAt,
        corrected: version > 1 ? "yes" : "no",
        beingPrintedUntil: leasedUntil,
      })),
  },
  {
    heading: "Memorial sheets that were paid late for their ceremony",
    remedy: "The parlour has the mail, and may not read it in time: call it today.",
    rows: paidLate,
  },
];
