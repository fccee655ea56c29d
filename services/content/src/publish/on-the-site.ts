import type { PublishStatus, ReleaseList } from "@hjarta-lunga/contract/schemas/publish.ts";
import type { BrokenRecord } from "../published/broken-records.ts";

/** For the first page, and for the records themselves. */
export type OnTheSite = {
  status: PublishStatus | null;
  releases: ReleaseList["releases"];
  broken: BrokenRecord[];
  /** The page whose content failed the last build. */
  mend: string | null;
  mayGoBack: boolean;
};
