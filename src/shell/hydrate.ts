import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";

/**
 * Wakes what the server wrote piece by piece: as a transition React gives way between the pieces, and a finger on the
 * screen waits for none of it. Gatsby would do all in one go. A button that was pressed before is pressed again: React
 * wakes what is needed to answer it first. In development no server has written anything: what is empty is drawn anew.
 */
export function replaceHydrateFunction() {
  return (element: ReactElement, container: Element) => {
    const pressed = pressedBeforeHydration();
    let root: Root | undefined;
    startTransition(() => {
      if (process.env.NODE_ENV === "production" || container.hasChildNodes()) root = hydrateRoot(container, element);
      else (root = createRoot(container)).render(element);
    });
    pressed?.click();
    return () => root?.unmount();
  };
}
