import { fireEvent } from "@testing-library/react";
import { rippleMs, rippleTouchDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRipples } from "#src/shell/ripple.ts";

// Twice, as when two parts of a page ask for it: there is still one ring for a press.
startRipples();
startRipples();

/** jsdom neither moves nor knows what the visitor prefers. */
const animate = vi.fn<Element["animate"]>(() => ({}) as Animation);
let prefersLess = false;

beforeEach(() => {
  vi.useFakeTimers();
  prefersLess = false;
  animate.mockClear();
  Element.prototype.animate = animate;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") && prefersLess }));
  document.body.innerHTML = '<button class="btn"><b>Ge</b></button><button class="plain">Avbryt</button>';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (selector: string) => document.querySelector(selector) ?? document.body;
const rings = () => document.querySelectorAll(".btn > .ripple").length;
const press = (pointerType: string, selector = ".btn") => fireEvent.pointerDown(at(selector), { pointerType });

test("the specification's times hold: 750 ms for a ring, 200 ms before a touch makes one", () => {
  expect({ rippleMs, rippleTouchDelayMs }).toEqual({ rippleMs: 750, rippleTouchDelayMs: 200 });
});

test("a ring spreads from where the mouse presses a button, for 750 ms", () => {
  vi.spyOn(at(".btn"), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 30, 40));
  fireEvent.pointerDown(at(".btn"), { pointerType: "mouse", clientX: 110, clientY: 60 });
  expect(rings()).toBe(1);
  expect(at(".ripple > span").getAttribute("style")).toBe("left: 10px; top: 10px;");
  const [frames, options] = animate.mock.calls[0] ?? [];
  expect(frames).toMatchObject([{ width: "0" }, { width: "100px", height: "100px", opacity: 0 }]);
  expect(options).toMatchObject({ duration: 750 });
  vi.advanceTimersByTime(749);
  expect(rings()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(rings()).toBe(0);
});

test("the words on a button are part of the button", () => {
  press("mouse", ".btn b");
  expect(rings()).toBe(1);
});

test("a pen makes its ring at once", () => {
  press("pen");
  expect(rings()).toBe(1);
});

test("screen readers hear nothing of it", () => {
  press("mouse");
  expect(at(".ripple").getAttribute("aria-hidden")).toBe("true");
});

test("a touch makes its ring after 200 ms", () => {
  press("touch");
  vi.advanceTimersByTime(199);
  expect(rings()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(rings()).toBe(1);
});

test("a touch that turns out to be a scroll makes no ring", () => {
  press("touch");
  vi.advanceTimersByTime(150);
  fireEvent.pointerCancel(document.body);
  vi.advanceTimersByTime(5000);
  expect(animate).not.toHaveBeenCalled();
});

test("a scroll after the ring has begun lets it finish", () => {
  press("touch");
  vi.advanceTimersByTime(300);
  fireEvent.pointerCancel(document.body);
  expect(rings()).toBe(1);
});

test("presses in a row make a ring each", () => {
  press("mouse");
  press("mouse");
  expect(rings()).toBe(2);
});

test("whoever wants less motion gets none, by mouse or touch", () => {
  prefersLess = true;
  press("mouse");
  press("touch");
  vi.advanceTimersByTime(5000);
  expect(animate).not.toHaveBeenCalled();
});

test("other things that are pressed make no ring", () => {
  press("mouse", ".plain");
  press("mouse", "body");
  fireEvent.pointerDown(document, { pointerType: "mouse" });
  expect(animate).not.toHaveBeenCalled();
});
