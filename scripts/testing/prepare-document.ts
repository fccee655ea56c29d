import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => cleanup());
/** Lazy parts take their time on a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no layout. */
class ResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver });
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => undefined;
