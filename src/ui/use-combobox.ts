import { useEffect, useState, type KeyboardEvent } from "react";

type Options<Hit> = { id: string; hits: readonly Hit[]; onPick: (hit: Hit) => void };

/** WAI-ARIA's editable combobox. Only Enter or a click takes a hit, never leaving the field. */
export function useCombobox<Hit>({ id, hits, onPick }: Options<Hit>) {
  const [active, setActive] = useState(-1);
  const [isClosed, setIsClosed] = useState(false);
  const [shown, setShown] = useState(hits);
  if (shown !== hits) {
    setShown(hits);
    setActive(-1);
    setIsClosed(false);
  }
  const isOpen = hits.length > 0 && !isClosed;
  const chosen = isOpen ? hits[active] : undefined;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = chosen === undefined ? undefined : optionId(active);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function close() {
    setIsClosed(true);
    setActive(-1);
  }
  function pick(hit: Hit) {
    close();
    onPick(hit);
  }
  function walk(step: 1 | -1) {
    setIsClosed(false);
    // Plus the field itself.
    const places = hits.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ...(isOpen && { Escape: close }),
    ...(chosen !== undefined && { Enter: () => pick(chosen) }),
  };

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, these keys are its own.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || hits.length === 0) return;
    const work = keys[event.key];
    // Home, End and others move in the text: back to the field.
    if (work === undefined) setActive(-1);
    else {
      event.preventDefault();
      work();
    }
  }

  return {
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": id,
      "aria-activedescendant": activeId,
      onKeyDown,
    } as const,
    list: { id, isOpen, active, optionId, pick },
    close,
  };
}
