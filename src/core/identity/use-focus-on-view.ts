import { useLayoutEffect, useRef } from "react";
import type { BankIdView } from "./bankid-view.ts";

/** The heading of what is shown, which takes the focus. */
export const headMark = "data-bankid-head";

const begun = (before: BankIdView, view: BankIdView) => before === "choose" || before === "ended" || view === "ended";

/**
 * Who presses a button that vanishes finds the focus at what has taken its place, and an error takes it. Where the words of
 * the heading change while somebody waits, it stays: those are read aloud without it.
 */
export function useFocusOnView(view: BankIdView) {
  const root = useRef<HTMLElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view) return;
    const target = root.current?.querySelector<HTMLElement>(view === "choose" ? "button" : `[${headMark}]`);
    const hasLostFocus = document.activeElement === document.body;
    if (!hasLostFocus && !begun(was, view)) return;
    target?.focus({ preventScroll: true });
    if (begun(was, view)) root.current?.scrollIntoView({ block: "nearest" });
  }, [view]);
  return root;
}
