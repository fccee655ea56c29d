import { useLayoutEffect, useRef } from "react";
import type { BankIdView } from "./bankid-view.ts";

export const headMark = "data-bankid-head";

const begun = (before: BankIdView, view: BankIdView) => before === "choose" || before === "ended" || view === "ended";

/** Focus follows a pressed button that vanishes, and goes to an error. Words that change while one waits are read aloud. */
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
