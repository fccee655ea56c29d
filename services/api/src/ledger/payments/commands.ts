import type { Commands } from "../../platform/staff/command.ts";
import { noteGivenBack } from "./refund.ts";

export const paymentCommands: Commands = {
  "note-given-back": {
    follows: '<order> "<who>: <what you did>"',
    explained: "Notes that staff gave the money of an order back themselves.",
    run: async ({ db }, [order, note]) => {
      if (order === undefined) throw new Error("Say of which order: its short number.");
      if ((await noteGivenBack(db, order, note)) === 0) throw new Error("No refund of that order waits for somebody.");
      return "Noted: the giver reads that the money has gone back, and it is off the list.\n";
    },
  },
};
