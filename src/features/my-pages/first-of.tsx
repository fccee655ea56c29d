import React, { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTexts } from "#src/core/texts.tsx";

/** A few more than that are shown too: a button in place of one row saves nothing. */
const someMore = 2;

type Props<Item> = {
  items: readonly Item[];
  most: number;
  /** What of, for who hears the buttons one by one. */
  of: string;
  children: (shown: readonly Item[], list: React.RefObject<HTMLUListElement | null>) => ReactNode;
};

/** The first of a long list. A press shows all, and the focus goes on with the first that is new. */
export function FirstOf<Item>({ items, most, of, children }: Props<Item>) {
  const { say } = useTexts();
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isLong = items.length > most + someMore;
  useLayoutEffect(() => {
    if (!isAll) return;
    const next = list.current?.children[most];
    if (next instanceof HTMLElement) {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
  }, [isAll, most]);
  return (
    <>
      {children(isLong && !isAll ? items.slice(0, most) : items, list)}
      {isLong && !isAll && (
        <p>
          <button className="plain" type="button" onClick={() => setAll(true)}>
            {say("myPages.all", { count: items.length })}
            <span className="hidden"> {of}</span>
          </button>
        </p>
      )}
    </>
  );
}
