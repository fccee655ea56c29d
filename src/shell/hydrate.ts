import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";

/** React yields to touches during a transition, and hydrates first what was pressed before. */
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
