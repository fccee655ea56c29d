import { useEffect, useState } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";

const keyOf = (kind: LinkedGiftKind): string => `${tabKeys.giftLink}_${kind}`;
const undoing = /^#([0-9a-f-]{36})\.([\w-]{43})$/;

/** Taken out of the URL before anything else may read it there: into history, a bookmark, or somebody's eyes. */
export function takeLink(kind: LinkedGiftKind): string | null {
  const { pathname, search } = window.location;
  const guid = new URLSearchParams(search).get(queryKeys.lookUpGuid);
  if (guid !== null) {
    window.history.replaceState(window.history.state, "", pathname);
    storeInTab(keyOf(kind), guid);
  }
  return storedInTab(keyOf(kind));
}

export type Undoing = { id: string; token: string };

/** The link in the mail that confirmed what was done: what undoes it. A reload asks for the mail again. */
function takeUndoing(): Undoing | null {
  const { hash, pathname } = window.location;
  const [, id, token] = undoing.exec(hash) ?? [];
  if (id === undefined || token === undefined) return null;
  window.history.replaceState(window.history.state, "", pathname);
  return { id, token };
}

/** What the link in a mail undoes. Followed where the page stands open already, it changes the URL and nothing else. */
export function useUndoing() {
  const [undoing, setUndoing] = useState(takeUndoing);
  useEffect(() => {
    const followed = () => setUndoing((before) => takeUndoing() ?? before);
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, []);
  return undoing;
}
