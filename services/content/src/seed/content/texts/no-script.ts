import type { TextsOf } from "./texts-of.ts";

export const noScript: TextsOf<"noScript"> = {
  "noScript.gift": {
    sv: "Du kan ge direkt: swisha till {swish} eller betala till bankgiro {bankgiro}. Ring oss gärna på {phone}.",
    en: "You can give directly: Swish to {swish} or bankgiro {bankgiro}. You are welcome to call us on {phone}.",
  },
};
