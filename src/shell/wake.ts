import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { pressedEarly } from "#src/lib/early.ts";

/**
 * Wakes what the server wrote piece by piece: as a transition React gives way between the pieces, and a finger on the
 * screen waits for none of it. Gatsby would do all in one go. A button that was pressed before is pressed again: React
 * wakes what is needed to answer it first.
 */
export function replaceHydrateFunction() {
  return (element: ReactElement, container: Element) => {
    const pressed = pressedEarly();
    startTransition(() => {
      hydrateRoot(container, element);
    });
    pressed?.click();
  };
}
