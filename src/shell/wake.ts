import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Wakes what the server wrote piece by piece: as a transition React gives way between the pieces, and a finger on the
 * screen waits for none of it. Gatsby would do all in one go.
 */
export function replaceHydrateFunction() {
  return (element: ReactElement, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
