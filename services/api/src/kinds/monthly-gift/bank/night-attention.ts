import type { Database } from "../../../platform/database/connect.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import type { AttentionSection } from "../../../platform/staff/section.ts";
import { filesLeftByAgent } from "./bank-folders.ts";
import { missedNights } from "./nights.ts";

/** A folder that is away is what somebody has to see to. */
const leftByAgent = (folder: string) =>
  filesLeftByAgent(folder).catch((error: unknown) => [{ folder, file: String(error), since: null }]);

/** `now`: another moment than the database's, such as "2026-12-21T10:00+01". */
export const nightSections = ({ autogiro }: Pick<Environment, "autogiro">, now?: string): AttentionSection[] => [
  {
    heading: "Evenings on which the bank was told nothing",
    isGrave: true,
    remedy:
      "No night has run since: nobody is drawn, and new mandates wait. See that the API runs and what its log says of " +
      "bankNight. What is missed is made up for by the next night, for ten days after a draw's day; after that see below " +
      "whom it cost.",
    rows: async (db: Database) => {
      const { last, missed } = await missedNights(db, now);
      return missed[0] === undefined ? [] : [{ lastNight: last, missedSince: missed[0], nights: missed.length }];
    },
  },
  {
    heading: "Files that the file agent has left for an hour",
    isGrave: true,
    remedy:
      "It began a file of the bank and did not end it, or has not fetched ours since the evening: see that it runs. What " +
      "it never ends is fetched from the bank once more; then remove the half of it.",
    rows: () => leftByAgent(autogiro.folder),
  },
];
