import { longestPagePath, longestSegment } from "@hjarta-lunga/contract/page-path.ts";
import { pagePath } from "@hjarta-lunga/contract/schemas/page-path.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, test } from "vitest";

const segment = "a".repeat(longestSegment);
const whole = (length: number) => `/${`${"b".repeat(49)}/`.repeat(length)}`.slice(0, length - 1).concat("/");

test.each([
  "/",
  "/om-oss/",
  "/en/about/",
  "/2025/1/",
  // Journeys show what editors have written for their path.
  routes.gift.pattern,
  routes.memorialGift.pattern,
  routes.approvedProjectsEnglish.pattern,
  "/om-oss/index/",
  "/om-oss/static/",
  "/statiskt/",
  "/indexet/",
  `/${segment}/`,
  whole(longestPagePath),
])("a page may stand at %s", (path) => {
  expect(pagePath.safeParse(path).success).toBe(true);
});

test.each([
  ["", "malformed"],
  ["om-oss", "malformed"],
  ["/om-oss", "malformed"],
  ["om-oss/", "malformed"],
  ["/Om-oss/", "malformed"],
  ["/om oss/", "malformed"],
  ["/å/", "malformed"],
  ["//", "malformed"],
  ["/a//b/", "malformed"],
  ["/../", "malformed"],
  ["/a_b/", "malformed"],
  ["/a?b/", "malformed"],
  // The build's other name for the start page, whose place a page there would take.
  ["/index/", "reserved"],
  ["/404/", "reserved"],
  ["/500/", "reserved"],
  ["/static/", "reserved"],
  ["/static/bilder/", "reserved"],
  ["/page-data/om-oss/", "reserved"],
  ["/slice-data/", "reserved"],
  ["/icons/", "reserved"],
  ["/api/", "reserved"],
  ["/search-api/x/", "reserved"],
  ["/offline-plugin-app-shell-fallback/", "reserved"],
  [routes.search.pattern, "reserved"],
  [`/${segment}a/`, "longSegment"],
  [`/om-oss/${segment}a/`, "longSegment"],
  [whole(longestPagePath + 1), "tooLong"],
])("a page may not stand at “%s”: %s", (path, problem) => {
  const issues = pagePath.safeParse(path).error?.issues.map(({ message }) => message);
  expect(issues).toEqual([`not a page path: ${problem}`]);
});

const withReference = Object.entries(routes).flatMap(([, { pattern }]) => (/[:*]/.test(pattern) ? [pattern] : []));
test.each(withReference)("no page of the editors' can stand in the way of %s", (pattern) => {
  const path = pattern.replaceAll(/:\w+|\*/g, "x").toLowerCase();
  expect(pagePath.safeParse(path.replace(/\/?$/, "/")).success).toBe(false);
});

test("the longest path fits in the name of a file, part by part, and so does what the build puts around it", () => {
  expect(longestSegment).toBeLessThan(255);
  expect(longestPagePath + "/releases/public/page-data//page-data.json".length).toBeLessThan(1024);
});
