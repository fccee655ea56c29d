import { expect, test } from "vitest";
import {
  checkAmount,
  checkHref,
  checkMonthDay,
  checkOneTop,
  checkOptionalLink,
  checkPagePath,
  checkPlaceholders,
  checkSigned,
  checkPreselected,
  checkPostage,
  checkPresets,
  checkText,
} from "../../../services/content/src/fields/rules.ts";

const isRight = (verdict: string | true) => verdict === true;

test.each([
  ["/", true],
  ["/om-oss/", true],
  ["/hjartat/sa-slar-det/", true],
  ["/om-oss", false],
  ["om-oss/", false],
  ["/Om-oss/", false],
  ["/hjärtat/", false],
  ["//", false],
  ["", false],
])("the page path %s is right: %s", (path, expected) => {
  expect(isRight(checkPagePath(path))).toBe(expected);
});

test.each([
  ["om oss", "snedstreck"],
  ["/index/", "Webbplatsen använder själv"],
  ["/static/bilder/", "Webbplatsen använder själv"],
  ["/sok/", "Webbplatsen använder själv"],
  [`/${"a".repeat(101)}/`, "högst 100 tecken"],
  [`/${"a/".repeat(250)}`, "högst 500 tecken"],
])("an editor reads why a page cannot stand at %s: %s", (path, reason) => {
  expect(checkPagePath(path)).toContain(reason);
});

test.each([
  ["/om-oss/", true],
  ["https://example.se", true],
  ["mailto:hej@example.se", true],
  ["tel:+46812345", true],
  ["#fakta", true],
  ["javascript:alert(1)", false],
  ["//example.se", false],
  ["http://example.se", false],
  ["/om oss/", false],
  [undefined, false],
])("the link href %s is right: %s", (href, expected) => {
  expect(isRight(checkHref(href))).toBe(expected);
});

test.each([
  ["", "", true],
  ["Läs mer", "/x/", true],
  ["", "/x/", false],
])("an optional link with the text '%s' beside the href '%s' is right: %s", (label, href, expected) => {
  expect(isRight(checkOptionalLink(label, href, checkText))).toBe(expected);
});

test.each([
  ["05-01", "05-31", true],
  ["02-29", "03-01", true],
  ["", "", true],
  ["05-01", "", true],
  ["", "05-31", false],
  ["02-30", "03-01", false],
  ["13-01", "03-01", false],
  ["5-1", "03-01", false],
])("the season day '%s' beside '%s' is right: %s", (day, other, expected) => {
  expect(isRight(checkMonthDay(day, other))).toBe(expected);
});

test.each([
  [100, true],
  [10, true],
  [1000, true],
  [9, false],
  [1001, false],
  [99.5, false],
  [0, false],
  ["100", false],
])("the amount %s from 10 to 1000 is right: %s", (amount, expected) => {
  expect(isRight(checkAmount(amount, { least: 10, most: 1000 }))).toBe(expected);
});

test.each([
  [[100, 250], true],
  [[], false],
  [[100, 100], false],
  [[100, 5000], false],
])("the suggested amounts %j are right: %s", (presets, expected) => {
  expect(isRight(checkPresets(presets, { least: 10, most: 1000 }))).toBe(expected);
});

test.each<[string, unknown, boolean]>([
  ["rising weights", [{ upToGrams: 100 }, { upToGrams: 500 }], true],
  ["an open end", [{ upToGrams: 100 }, { upToGrams: null }], true],
  ["one step without a weight", [{}], true],
  ["no step", [], false],
  ["nothing", undefined, false],
  ["falling weights", [{ upToGrams: 500 }, { upToGrams: 100 }], false],
  ["the same weight twice", [{ upToGrams: 100 }, { upToGrams: 100 }], false],
  ["something after the end", [{ upToGrams: null }, { upToGrams: 100 }], false],
])("postage with %s", (_what, steps, expected) => {
  expect(isRight(checkPostage(steps))).toBe(expected);
});

test("the preselected amount is one of the suggested", () => {
  expect(checkPreselected(250, [100, 250])).toBe(true);
  expect(checkPreselected(300, [100, 250])).toContain("ett av förslagen");
});

test.each([
  ["Du är på {title}", "Navigated to {title}", true],
  ["Du är framme", "Navigated to {title}", false],
  ["Du är på {titel}", "Navigated to {title}", false],
  ["Hej", "Hej då", true],
  ["", "Hej", false],
])("the text '%s' in place of '%s' is right: %s", (text, before, expected) => {
  expect(isRight(checkPlaceholders(text, before))).toBe(expected);
});

test.each([
  ["mandate.consent.general", "a".repeat(2_500), true],
  ["mandate.consent.general", "a".repeat(2_501), false],
  ["mandate.consent.general", "å".repeat(1_251), false],
  ["mandate.notToday", "a".repeat(500), true],
  ["mandate.notToday", "å".repeat(251), false],
  ["mandate.form.lead", "å".repeat(1_900), true],
  ["shell.skip", "å".repeat(1_900), true],
])("what is signed with BankID has room there: %s", (key, text, expected) => {
  expect(isRight(checkSigned(text, key))).toBe(expected);
});

test.each([
  [["text"], true],
  [["emergency", "hero", "text"], true],
  [["hero", "text", "hero"], false],
])("a page of %s has no more than one top: %s", (kinds, expected) => {
  expect(isRight(checkOneTop(kinds.map((blockType) => ({ blockType }))))).toBe(expected);
});
