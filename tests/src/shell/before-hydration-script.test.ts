import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeErrorsBeforeHydration } from "#src/lib/before-hydration.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";

beforeEach(() => {
  document.body.replaceChildren();
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  history.replaceState(null, "", "/");
});

/** As the browser does before anything is painted. */
function begin() {
  (0, eval)(beforeHydrationScript);
  return document.documentElement.getAttributeNames();
}
const crash = (words: string) => window.dispatchEvent(new ErrorEvent("error", { error: new Error(words) }));

test("a page that is opened anew only knows that script is on", () => {
  history.replaceState({ orderStep: "amount", resumed: false }, "", "/?belopp=250&reorder=1#bankidentitet");
  expect(begin()).toEqual(["data-script"]);
});

test("a notice that this device has hidden is known", () => {
  localStorage.setItem("hlf_hidden_notification", "abc");
  begin();
  expect(document.documentElement.getAttribute("data-hidden-notice")).toBe("abc");
});

test.each([
  ["a reload of something begun", { resumed: true }, "/"],
  ["a way back with an order", null, "/?order=7H4KX2MQ9TBVZ3NP5RWD"],
  ["the way back from BankID's app", null, `/bli-manadsgivare/?belopp=200#bankid=${"n".repeat(43)}`],
  ["an order behind another word", null, "/?type=regular_gift&order=7H4KX2MQ9TBVZ3NP5RWD"],
])("%s is known to show something else than what was built", (_what, state, path) => {
  history.replaceState(state, "", path);
  expect(begin()).toContain("data-resumed");
});

test("a browser that keeps nothing still says that script is on", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  expect(begin()).toEqual(["data-script"]);
  vi.restoreAllMocks();
});

test("what goes wrong is kept until it is taken over, and no longer", () => {
  begin();
  crash("before the script came");
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("nobody caught this") }));
  const kept = takeErrorsBeforeHydration();
  expect(kept.map(({ type }) => type)).toEqual(["error", "unhandledrejection"]);
  crash("after that");
  expect(takeErrorsBeforeHydration()).toEqual([]);
});

/** A page with the site's script at its end, read to the end. */
function read() {
  const waiting = document.createElement("script");
  waiting.type = "late";
  waiting.src = "/app.js";
  document.body.append(waiting);
  begin();
  window.dispatchEvent(new Event("DOMContentLoaded"));
}
const running = () =>
  Array.from(document.scripts).flatMap(({ type, src }) => (type === "" && src.endsWith("/app.js") ? [src] : []));

/** A browser that tells of its first paint when the test says so. */
function painting() {
  let paint: () => void = () => undefined;
  class Observer {
    constructor(seen: () => void) {
      paint = seen;
    }
    observe = () => undefined;
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  return () => paint();
}

describe("the site's own script", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("comes once something is painted, and only once", () => {
    const paint = painting();
    read();
    expect(running()).toEqual([]);
    paint();
    paint();
    expect(running()).toHaveLength(1);
  });

  test("comes at last though nobody tells of a paint", () => {
    painting();
    read();
    vi.advanceTimersByTime(2000);
    expect(running()).toHaveLength(1);
  });

  test("comes at once where nobody looks", () => {
    painting();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    read();
    expect(running()).toHaveLength(1);
  });

  test("comes at once in a browser that cannot tell of a paint", () => {
    vi.stubGlobal("PerformanceObserver", undefined);
    read();
    expect(running()).toHaveLength(1);
  });
});

describe("a form that is sent before script is there", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** What the browser itself would send. */
  function written(attributes: string) {
    document.body.innerHTML = `<form ${attributes}><button type="submit" name="vidare" value="1">Gå vidare</button></form>`;
    const sent: string[] = [];
    document.body.firstElementChild?.addEventListener("submit", (event) => {
      const { submitter, target } = event as SubmitEvent;
      sent.push(String(new URLSearchParams(new FormData(target as HTMLFormElement, submitter) as never)));
      event.preventDefault();
    });
    begin();
    return { sent, press: () => document.querySelector("button")?.click() };
  }
  const isHeard = () => document.documentElement.hasAttribute("data-pressed");

  test("waits and shows at once that it was heard; where script stays away, the browser sends it, once", () => {
    const { sent, press } = written("data-unhydrated");
    press();
    press();
    expect(isHeard()).toBe(true);
    vi.advanceTimersByTime(14_000);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual(["vidare=1"]);
  });

  test("is left to the script that has taken it over meanwhile", () => {
    const { sent, press } = written("data-unhydrated");
    press();
    document.querySelector("form")?.removeAttribute("data-unhydrated");
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  test("is not sent into nowhere by who has no network: the page stays", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { sent, press } = written("data-unhydrated");
    press();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  test("is sent at once where no script waits for it", () => {
    const { sent, press } = written("");
    press();
    expect([sent, isHeard()]).toEqual([["vidare=1"], false]);
  });
});
