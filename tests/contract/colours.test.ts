import { globSync, readFileSync } from "node:fs";
import { documentPapers, inks, mailRoles, papers } from "@hjarta-lunga/contract/colours.ts";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const files = (...patterns: string[]) => globSync(patterns, { cwd: new URL("../..", import.meta.url) });
const coloursIn = (text: string) => text.match(/#[\da-f]{6}\b/g) ?? [];

type Values = Record<string, string>;
/** What is said for whoever reads in the dark. */
const darkRules = /@media \(prefers-color-scheme: dark\) \{\n([\s\S]*?)\n\}\n/g;
/** The custom properties of every rule of that selector, the dark ones apart. */
const propertiesOf = (css: string, selector: string, isDark = false): Values => {
  const dark = [...css.matchAll(darkRules)].map(([, rules]) => rules).join("\n");
  const rules = (isDark ? dark : css.replaceAll(darkRules, "")).matchAll(
    new RegExp(`(?:^|\\n) *${selector} \\{([^}]*)\\}`, "g"),
  );
  const declared = [...rules].flatMap(([, body = ""]) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(declared.map(([, name = "", value = ""]) => [name, value]));
};
const resolved = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const [, paper] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
      return [name, paper === undefined ? value : (values[paper] ?? value)];
    }),
  );

const tokens = read("src/ui/tokens.css");
const written = propertiesOf(tokens, ":root");
const day = resolved(written);
const night = resolved({ ...written, ...propertiesOf(tokens, ":root", true) });
const dusk = resolved({ ...written, ...propertiesOf(tokens, "\\.skymning") });
const duskAtNight = resolved({ ...written, ...propertiesOf(tokens, "\\.skymning", true) });

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();

describe("the site", () => {
  test("is cut from the papers of the table", () => {
    const inCss = Object.entries(written).filter(([name]) => name.startsWith("paper-"));
    const inTable = Object.entries(papers).map(([name, colour]) => [`paper-${kebab(name)}`, colour]);
    expect(Object.fromEntries(inCss)).toEqual(Object.fromEntries(inTable));
  });

  test("is written in the table's inks", () => {
    expect(inks).toEqual({
      textSoft: day["text-soft"],
      rule: day.rule,
      duskText: dusk.text,
      duskTextSoft: dusk["text-soft"],
    });
  });

  test.each([
    ["by day", mailRoles.bright.day, day],
    ["by night", mailRoles.bright.night, night],
    ["in dusk", mailRoles.quiet.day, dusk],
    ["in dusk by night", mailRoles.quiet.night, duskAtNight],
  ])("has the roles that mails have %s", (_when, ofMails, ofSite) => {
    const all = Object.entries(ofMails).map(([role, colour]) => [kebab(role), colour]);
    const same = all.map(([role = ""]) => [role, ofSite[role] ?? day[role]]);
    expect(Object.fromEntries(all)).toEqual(Object.fromEntries(same));
  });

  test("has the same ground around it in the browser", () => {
    const grounds = coloursIn(/const grounds[\s\S]*?\n\};/.exec(read("src/shell/page-head.tsx"))?.[0] ?? "");
    expect(grounds).toEqual([day.ground, night.ground, dusk.ground, duskAtNight.ground]);
  });

  test("has no colour that stands neither in the table, nor among the roles, nor in the drawing of the candle", () => {
    const known = new Set(
      [tokens, JSON.stringify([papers, documentPapers]), read("artwork/minnesljus-25.svg")].flatMap(coloursIn),
    );
    const others = files("src/{core,features,shell,ui,pages,templates}/**/*.{tsx,ts,css}").flatMap((file) =>
      coloursIn(read(file)).flatMap((colour) => (known.has(colour) ? [] : [`${file} ${colour}`])),
    );
    expect(others).toEqual([]);
  });
});

test("the editors' screens have the colours of the site", () => {
  const roles: Values = {
    ground: "ground",
    text: "text",
    "text-soft": "text-soft",
    action: "action",
    "action-over": "action-over",
    "on-action": "on-action",
    lung: "mark-lung",
    "lung-deep": "mark-lung-deep",
    heart: "mark-heart",
    busy: "field-air",
    wrong: "error-ground",
    "wrong-text": "error",
  };
  // For screens that the site has no like of: papers at day, and Payload's own steps in the dark.
  const own = { "house-paper": papers.snow, "house-edge": "#e2dccf", "house-link": papers.redDeep };
  const house = (from: Values) =>
    Object.fromEntries(Object.entries(roles).map(([name, role]) => [`house-${name}`, from[role]]));
  const css = read("services/content/src/admin/custom.css");
  const light = propertiesOf(css, ":root");
  expect(light).toEqual({ ...house(day), ...own });
  const dark = propertiesOf(css, 'html\\[data-theme="dark"\\]');
  expect({ ...light, ...dark }).toMatchObject(house(night));
});

test("documents, mails and share pictures write no colour of their own", () => {
  // The manifest's are those that the specification gives.
  const all = files("services/api/src/**/*.{ts,typ}", "src/build/**/*.ts").filter(
    (file) => !file.endsWith("/site-config.ts"),
  );
  const places = ["services/api/src/platform/documents/", "services/api/src/platform/mail/", "src/build/share/"];
  for (const place of places) expect(all.filter((file) => file.startsWith(place))).not.toEqual([]);
  expect(all.filter((file) => file.endsWith(".typ"))).toHaveLength(files("services/**/*.typ").length);
  expect(all.flatMap((file) => coloursIn(read(file)).map((colour) => `${file} ${colour}`))).toEqual([]);
});

test("the mark has the colours that templates replace in it", () => {
  expect(coloursIn(read("services/api/src/platform/documents/mark.svg"))).toEqual([
    papers.blue3,
    papers.blue4,
    papers.red,
  ]);
});
