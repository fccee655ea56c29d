import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => cleanup());
/** A part that is fetched when it is needed takes its time on a machine at work. */
configure({ asyncUtilTimeout: 30_000 });

/** jsdom lays nothing out: no size ever changes, and nothing is out of sight. */
class ResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver });
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => undefined;
