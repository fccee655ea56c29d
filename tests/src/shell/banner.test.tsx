import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import Banner, { nameOf } from "#src/shell/banner.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

type Configuration = ComponentProps<typeof Banner>["data"]["siteConfiguration"];
const cold: Configuration = {
  notificationMessage: "Kallt ute.",
  notificationLink: { label: "Läs mer", href: "/om-oss/" },
  enableNotification: true,
  english: { notificationMessage: "Cold outside.", notificationLink: { label: "Read more", href: "/en/about/" } },
};
const onlySwedish = { notificationMessage: "" };

function openPage(configuration: Partial<Configuration> = {}, pageLanguage: "sv" | "en" = "sv") {
  return render(
    <>
      <Banner
        data={{ siteConfiguration: { ...cold, ...configuration } }}
        label="Meddelande"
        hide="Dölj"
        pageLanguage={pageLanguage}
      />
      <main id="content" tabIndex={-1} />
    </>,
  );
}

const notice = () => screen.queryByRole("region", { name: "Meddelande" });
const hide = () => userEvent.click(screen.getByRole("button", { name: "Dölj" }));

/** The script runs before the first paint of every full page load. */
function loadPage() {
  delete document.documentElement.dataset.hiddenNotice;
  const script = document.createElement("script");
  script.textContent = beforeHydrationScript;
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  loadPage();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("the message shows while editors have it switched on", () => {
  openPage();
  expect(notice()?.textContent).toContain("Kallt ute.");
});

test.each<[string, Partial<Configuration>]>([
  ["switched off", { enableNotification: false }],
  ["empty", { notificationMessage: "" }],
])("nothing shows while the message is %s", (_, configuration) => {
  openPage(configuration);
  expect(notice()).toBeNull();
});

test("the message may lead on to a page", () => {
  openPage();
  expect(screen.getByRole("link", { name: "Läs mer" }).getAttribute("href")).toBe("/om-oss/");
});

test("a message without link has none", () => {
  openPage({ notificationLink: undefined });
  expect(screen.queryByRole("link")).toBeNull();
});

test("on an English page the message and where it leads are English", () => {
  openPage({}, "en");
  expect(notice()?.textContent).not.toContain("Kallt");
  expect(screen.getByText("Cold outside.").getAttribute("lang")).toBeNull();
  expect(screen.getByRole("link", { name: "Read more" }).getAttribute("href")).toBe("/en/about/");
});

test.each([
  ["sv", null],
  ["en", "sv"],
] as const)("on a page in %s a message in Swedish alone is read aloud in Swedish", (pageLanguage, lang) => {
  openPage({ english: onlySwedish }, pageLanguage);
  expect(screen.getByText("Kallt ute.").getAttribute("lang")).toBe(lang);
});

test("hidden in one language it stays hidden in the other", async () => {
  const page = openPage();
  await hide();
  page.unmount();
  loadPage();
  openPage({}, "en");
  expect(notice()).toBeNull();
});

test("hidden, it goes away at once and the focus goes to the page's content", async () => {
  openPage();
  await hide();
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("hidden, it stays hidden on this device at the next page load", async () => {
  const page = openPage();
  await hide();
  page.unmount();
  loadPage();
  openPage();
  expect(notice()).toBeNull();
});

test.each<[string, Partial<Configuration>]>([
  ["another message", { notificationMessage: "Nu är det varmt." }],
  ["the same message with another link", { notificationLink: { label: "Läs mer", href: "/kontakt/" } }],
])("%s shows again", async (_, configuration) => {
  const page = openPage();
  await hide();
  page.unmount();
  loadPage();
  openPage(configuration);
  expect(notice()).not.toBeNull();
});

test("a device that stores nothing hides it until the next page load", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  const fault = vi.fn();
  window.addEventListener("error", fault);
  const page = openPage();
  await hide();
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  page.unmount();
  loadPage();
  openPage();
  expect(notice()).not.toBeNull();
  expect(fault).not.toHaveBeenCalled();
  window.removeEventListener("error", fault);
});

test("before the first paint the page knows that script is on", () => {
  delete document.documentElement.dataset.script;
  loadPage();
  expect(document.documentElement.dataset.script).toBe("");
});

test.each(["", "Kallt ute.", "</style><script>1</script>", '"] body{display:none}', "å".repeat(10_000)])(
  "any message has a short name of letters and digits alone",
  (message) => {
    expect(nameOf(message)).toMatch(/^[0-9a-z]{1,7}$/);
    expect(nameOf(message)).toBe(nameOf(message));
  },
);
