/** `awaiting_signature`: a paper form not yet returned. `signed`: the bank is not yet told. `sent`: it is. */
export const mandateStates = ["awaiting_signature", "signed", "sent", "active", "rejected", "revoked"] as const;
export type MandateState = (typeof mandateStates)[number];

/** What was rejected or revoked never comes back: the bank wants a new signature. */
export const mandateMoves: Record<MandateState, readonly MandateState[]> = {
  awaiting_signature: ["signed", "revoked"],
  signed: ["sent", "revoked"],
  sent: ["active", "rejected", "revoked"],
  active: ["revoked"],
  rejected: [],
  revoked: [],
};

/** One of these an account: a second one would be drawn twice. */
export const liveMandateStates = ["signed", "sent", "active"] as const satisfies MandateState[];
export const isLiveMandate = (state: MandateState): boolean =>
  (liveMandateStates as readonly MandateState[]).includes(state);

/** On a day when banks are closed, the draw is on the next banking day. */
export const drawDays = [25, 27, 28] as const;
export type DrawDay = (typeof drawDays)[number];
export const usualDrawDay: DrawDay = 28;

/** On banking days, Sweden's clock: what to draw is exported to the bank. */
export const bankNightHour = 18;

export type MandateChannel = "web" | "paper";
