import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns } from "../../platform/content/published.ts";
import { isPaidFor } from "../../ledger/orders/ordered-document.ts";
import { addressPage } from "../../platform/post/address-page.ts";
import type { MakeLetter } from "../../platform/post/letters.ts";
import { paidTask } from "./document.ts";
import { documentVersion } from "./repository.ts";
import { kindOf } from "./state.ts";

/** The very document that was seen, behind the page with its address. */
export const giftDocumentLetter: MakeLetter = async ({ orderId, version }, { db, published, documents }) => {
  const found = await documentVersion(db, orderId, version);
  if (!found || !isPaidFor(found)) throw new Error("There is no paid document to print");
  const { language, shortReference } = found.order;
  const { name: organisation, phone } = published.organisation();
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const paragraphs = [
    ...(version > 1 ? [say("giftLetter.corrected")] : []),
    say(`giftLetter.text.${kindOf(found)}`, { organisation }),
    say("giftLetter.questions", { phone: phone.shown }),
    say("giftLetter.greeting", { organisation }),
  ];
  const reference = say("memorialLetter.reference", { reference: shortReference });
  return {
    page: addressPage(
      { language, tone: "bright", address: found.details, paragraphs, reference },
      published,
      documents,
    ),
    document: paidTask(found, published),
  };
};
