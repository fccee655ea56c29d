/* A mandate: somebody lets us draw money from an account of theirs. Plain constants, no schema. */

/**
 * `awaiting_signature`: a paper form that was sent out and has not come back. `signed`: the bank is to be told. `sent`: it
 * has been. The other three are the bank's word, or ours for `revoked`.
 */
export const mandateStates = ["awaiting_signature", "signed", "sent", "active", "rejected", "revoked"] as const;
export type MandateState = (typeof mandateStates)[number];

/** All moves there are. What was rejected or revoked never comes back: who wants to give again signs anew. */
export const mandateMoves: Record<MandateState, readonly MandateState[]> = {
  awaiting_signature: ["signed", "revoked"],
  signed: ["sent", "revoked"],
  sent: ["active", "rejected", "revoked"],
  active: ["revoked"],
  rejected: [],
  revoked: [],
};

/** While one of these stands, its holder has no other mandate of the same account. */
export const liveMandateStates = ["signed", "sent", "active"] as const satisfies MandateState[];
export const isLiveMandate = (state: MandateState): boolean =>
  (liveMandateStates as readonly MandateState[]).includes(state);

/** The days of the month that a giver chooses from. One that is no banking day moves to the next that is. */
export const drawDays = [25, 27, 28] as const;
export type DrawDay = (typeof drawDays)[number];
export const usualDrawDay: DrawDay = 28;

/** On banking days, at this hour in Sweden, the bank is told what to draw. */
export const bankNightHour = 18;

/** How a mandate was given. */
export const mandateChannels = ["web", "paper"] as const;
export type MandateChannel = (typeof mandateChannels)[number];
