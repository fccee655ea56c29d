import type { ServerFunctionClientArgs } from "payload";

/**
 * At the first letter in a record without drafts Payload asks whether it has changed, and offers the newest in place of what
 * is written, and nothing else. Our comparison at the save says who changed what, and lets each field be chosen.
 */
export const leaveConflictsToTheSave = (asked: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  asked.name === "form-state" ? { ...asked, args: { ...asked.args, checkForStaleData: false } } : asked;
