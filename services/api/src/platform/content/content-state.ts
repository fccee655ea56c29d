import type { FastifyBaseLogger } from "fastify";
import type { Taken } from "./keep-last-valid.ts";

/** `stale`: some of it stands as it last was; gifts go on. `missing`: some was never published, and what needs it waits. */
export const contentStates = ["current", "stale", "missing"] as const;
export type ContentState = (typeof contentStates)[number];

const mostLogged = 20;
const notWhole = "not all that is needed is published: what is kept stands as it last was";
const notRenewed = "published content could not be renewed; what was last good stands, tried again later";

export const createContentState = (log: FastifyBaseLogger) => {
  let last: Pick<Taken, "kept" | "missing"> | undefined;
  let lastLogged = "";
  let failing = false;

  const tell = (what: string, say: () => void) => {
    if (what !== lastLogged) say();
    lastLogged = what;
  };

  return {
    hasHeard: () => last !== undefined,
    heard: ({ kept, missing }: Taken) => {
      const isWhole = kept.length === 0 && missing.length === 0;
      tell(isWhole ? "" : JSON.stringify({ kept, missing }), () => {
        if (isWhole) log.info("all that is needed is published again");
        else log.warn({ kept: kept.slice(0, mostLogged), missing: missing.slice(0, mostLogged) }, notWhole);
      });
      last = { kept, missing };
      failing = false;
    },
    failed: (error: unknown) => {
      failing = true;
      // Until the first success it is asked often, and the content service may only be starting.
      const level = last === undefined ? "debug" : "warn";
      tell(error instanceof Error ? error.message : "", () => log[level]({ err: error }, notRenewed));
    },
    now: (isAllKnown: boolean): ContentState => {
      if (!isAllKnown) return "missing";
      return last === undefined || failing || last.kept.length > 0 ? "stale" : "current";
    },
  };
};
