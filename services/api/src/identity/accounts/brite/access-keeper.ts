import type { NoAnswer } from "../../../ledger/providers/port.ts";

type Access = { kind: "token"; token: string; goodUntilMs: number };
export type Authorized = Access | NoAnswer;

const marginMs = 30_000;

/** Concurrent callers share one request for the token. */
export const accessKeeper = (authorize: () => Promise<Authorized>) => {
  let kept: Access | undefined;
  let asking: Promise<Authorized> | undefined;

  const ask = async () => {
    const answer = await authorize();
    if (answer.kind === "token") kept = answer;
    return answer;
  };
  return {
    get: async (): Promise<Authorized> => {
      if (kept !== undefined && Date.now() + marginMs < kept.goodUntilMs) return kept;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    drop: (token: string) => {
      if (kept?.token === token) kept = undefined;
    },
  };
};
