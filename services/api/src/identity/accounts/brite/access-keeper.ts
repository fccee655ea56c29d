import type { NoAnswer } from "../../../ledger/providers/port.ts";

type Access = { kind: "token"; token: string; goodUntilMs: number };
export type Authorized = Access | NoAnswer;

/** A token that ends while a call is on its way is not used for it. */
const marginMs = 30_000;

/** Keeps the token until it expires: one is asked for at a time, however many wait for it. */
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
    /** Brite takes it no longer, whatever it said before. */
    drop: (token: string) => {
      if (kept?.token === token) kept = undefined;
    },
  };
};
