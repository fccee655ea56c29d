import type { AttentionSection } from "../staff/section.ts";
import { waitingForPrint } from "./queue.ts";

export const postSections: AttentionSection[] = [
  {
    heading: "Letters that wait for the post",
    isGrave: false,
    remedy:
      "Print them, on A4, and post them today: npm run print-queue --workspace services/api -- <file.pdf>. Each comes " +
      "behind a page with its address, for an envelope with a window.",
    rows: async (db) =>
      (await waitingForPrint(db)).map(({ document, shortReference, paidAt, version, leasedUntil }) => ({
        order: shortReference,
        document,
        paidAt,
        corrected: version > 1 ? "yes" : "no",
        beingPrintedUntil: leasedUntil,
      })),
  },
];
