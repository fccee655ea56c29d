import { useEffect, useState } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { wordsKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { asChosen, asWritten } from "#src/core/order/amount/chosen-amount.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";

/** The amount as it stands in the form of a link: a reload finds it again, until it is given. */
export function useKeptAmount(kind: LinkedGiftKind, guid: string, begun: string | null, presets: readonly number[]) {
  const key = wordsKey(`${kind}_${guid}`);
  const [chosen, setChosen] = useState(() => asChosen(begun ?? keptInTab(key) ?? "", presets));
  useEffect(() => keepInTab(key, asWritten(chosen)), [key, chosen]);
  return { chosen, setChosen, forgetChosen: () => forgetInTab(key) };
}
