import { expect, test } from "vitest";
import { chooseBuildVariables, describeBuild } from "../../../../scripts/lib/stack/build-variables.ts";

const here = {
  NODE_ENV: "production",
  DATA_DIR: "/data",
  SITE_URL: "http://localhost:8000",
  CONTENT_URL: "http://localhost:8002",
  CONTENT_READ_TOKEN: "token of this machine",
  GATSBY_SEARCH_HOST: "http://localhost:8003/algolia",
  SEARCH_WRITE_KEY: "key of this machine",
};
const elsewhere = { CONTENT_URL: "https://content.example", CONTENT_READ_TOKEN: "token of content.example" };

test.each<[string, Record<string, string>, Record<string, string | undefined>]>([
  ["this machine's, where nothing is set", {}, here],
  ["this machine's, where what is set is empty", { SITE_URL: "", GATSBY_SEARCH_HOST: "" }, here],
  [
    "what is set, on this machine too",
    { SITE_URL: "http://127.0.0.1:9000" },
    { ...here, SITE_URL: "http://127.0.0.1:9000" },
  ],
  [
    "none of the stand-ins for a site that is for elsewhere, with content of this machine",
    { SITE_URL: "https://www.hjarta-lunga.test", GATSBY_SEARCH_APP_ID: "APP" },
    {
      ...here,
      SITE_URL: "https://www.hjarta-lunga.test",
      GATSBY_SEARCH_APP_ID: "APP",
      GATSBY_SEARCH_HOST: undefined,
      SEARCH_WRITE_KEY: undefined,
    },
  ],
  [
    "content of elsewhere, and none of the stand-ins",
    elsewhere,
    { ...here, ...elsewhere, GATSBY_SEARCH_HOST: undefined, SEARCH_WRITE_KEY: undefined },
  ],
  [
    "no token of this machine for content of elsewhere",
    { CONTENT_URL: "https://content.example" },
    {
      ...here,
      CONTENT_URL: "https://content.example",
      CONTENT_READ_TOKEN: undefined,
      GATSBY_SEARCH_HOST: undefined,
      SEARCH_WRITE_KEY: undefined,
    },
  ],
  ["nothing that the build does not read", { DATABASE_URL: "postgres://x" }, here],
])("a build takes %s", (_what, env, expected) => {
  const wanted = Object.entries(expected).filter(([, value]) => value !== undefined);
  expect(chooseBuildVariables(env, here)).toEqual(Object.fromEntries(wanted));
});

test("a build says which URLs it uses, and tells no key", () => {
  const said = describeBuild({ ...here, GATSBY_ERROR_REPORTING_DSN: "https://key@reports.example/1" }).join("\n");
  expect(said).toContain("SITE_URL                    http://localhost:8000");
  expect(said).toContain("GATSBY_SEARCH_APP_ID        not set");
  expect(said).toContain("https://…@reports.example/1");
  expect(said).not.toMatch(/key|token/);
});
