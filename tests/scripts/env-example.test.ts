import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames as api } from "../../services/api/src/platform/environment/environment.ts";
import { variableNames as content } from "../../services/content/src/environment.ts";
import { variableNames as standins } from "../../services/standins/src/environment.ts";
import { variableNames as web } from "../../services/web/src/env.ts";

const listed = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = ""]) => name,
);
/** Node's own: nobody sets it by hand. */
const ofNode = "NODE_ENV";

test("every variable that a part reads is in .env.example, once", () => {
  const read = new Set([...api, ...content, ...standins, ...web].filter((name) => name !== ofNode));
  expect([...read].filter((name) => !listed.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("every variable of .env.example is read somewhere", () => {
  const code = globSync("{contract,scripts,services/*/src,src}/**/*.{ts,tsx,mjs}").map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(listed.filter((name) => !code.some((text) => text.includes(name)))).toEqual([]);
});
