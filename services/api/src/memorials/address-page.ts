import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import type { PaidSheet } from "./sheet-state.ts";

type Words = Pick<Published, "say" | "organisation">;

/** "11455" as the post writes it. */
const spaced = (postalCode: string): string => `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`;

/** The page that lies before a sheet in its envelope, with the address where the window is: as its template takes it. */
export const addressPage = (
  { order, details, sheet }: PaidSheet,
  published: Words,
  { drawn }: Pick<Documents, "drawn">,
): Record<string, unknown> => {
  const { name: organisation, phone, address } = published.organisation();
  const say = (key: TextKey, fillIns?: FillIns) => published.say(order.language, key, fillIns);
  const { postalRecipient, street, postalCode, town } = details;
  const lines = [postalRecipient, street, `${spaced(postalCode ?? "")} ${town ?? ""}`];
  return {
    language: order.language,
    organisation,
    sender: address,
    recipient: lines.map((line) => drawn(line ?? "") ?? ""),
    paragraphs: [
      ...(sheet.version > 1 ? [say("memorialLetter.corrected")] : []),
      say("memorialLetter.text", { organisation }),
      say("memorialLetter.questions", { phone: phone.shown }),
      say("memorialLetter.greeting", { organisation }),
    ],
    reference: say("memorialLetter.reference", { reference: order.shortReference }),
  };
};
