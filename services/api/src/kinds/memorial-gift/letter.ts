import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns } from "../../platform/content/published.ts";
import { addressPage } from "../../platform/post/address-page.ts";
import type { MakeLetter } from "../../platform/post/letters.ts";
import { sheetVersion, wordsOf } from "./repository.ts";
import { isPaidSheet } from "./sheet-state.ts";
import { sheetTask } from "./sheet.ts";

/** The very sheet that was seen, behind the page with its address. */
export const sheetLetter: MakeLetter = async ({ orderId, version }, { db, published, documents }) => {
  const found = await sheetVersion(db, orderId, version);
  if (!found || !isPaidSheet(found)) throw new Error("There is no paid sheet to print");
  const { order, details, sheet } = found;
  const { language, paidAt: madeAt, shortReference } = order;
  const { name: organisation, phone } = published.organisation();
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const paragraphs = [
    ...(sheet.version > 1 ? [say("memorialLetter.corrected")] : []),
    say("memorialLetter.text", { organisation }),
    say("memorialLetter.questions", { phone: phone.shown }),
    say("memorialLetter.greeting", { organisation }),
  ];
  const reference = say("memorialLetter.reference", { reference: shortReference });
  return {
    page: addressPage({ language, tone: "quiet", address: details, paragraphs, reference }, published, documents),
    document: sheetTask(wordsOf(sheet), { language, madeAt }, published),
  };
};
