import { expect, test } from "vitest";
import { readBuildEnvironment } from "#src/lib/site-environment.ts";

const read = (variables: Record<string, string>) => readBuildEnvironment(variables);
const key = { CONTENT_READ_TOKEN: "x" };

test("a build on this machine finds the content service where it stands", () => {
  expect(read(key)).toEqual({
    contentUrl: "http://localhost:8002",
    contentReadToken: "x",
    dataDir: ".data",
    editorsOrigin: "",
    researchPortal: { url: "", product: "" },
    search: undefined,
    siteUrl: "http://localhost:8000",
    showComponents: false,
  });
});

test("a build elsewhere is told where it is", () => {
  expect(read({ ...key, CONTENT_URL: "https://content.example" }).contentUrl).toBe("https://content.example");
});

test.each([
  [{ SHOW_COMPONENTS: "1" }, true],
  [{ SHOW_COMPONENTS: "0" }, false],
  [{ SHOW_COMPONENTS: "" }, false],
  [{ NODE_ENV: "development" }, true],
  [{ NODE_ENV: "production" }, false],
])("with %o the page of all components is built: %s", (variables, shown) => {
  expect(read({ ...key, ...variables }).showComponents).toBe(shown);
});

test.each([
  [{}, "CONTENT_READ_TOKEN"],
  [{ CONTENT_READ_TOKEN: "" }, "npm start"],
  [{ ...key, CONTENT_URL: "content" }, "CONTENT_URL"],
  [{ ...key, SHOW_COMPONENTS: "yes" }, "SHOW_COMPONENTS"],
  [{ ...key, GATSBY_SEARCH_HOST: "search.example" }, "GATSBY_SEARCH_HOST"],
])("with %o the build does not start, and says what is wrong", (variables, named) => {
  expect(() => read(variables)).toThrow(named);
});

const search = { GATSBY_SEARCH_APP_ID: "APP", SEARCH_WRITE_KEY: "write", GATSBY_SEARCH_HOST: "https://search.example" };

test("pages are sent to the search provider when an application and a key are given", () => {
  expect(read({ ...key, ...search }).search).toEqual({
    appId: "APP",
    writeKey: "write",
    host: "https://search.example",
    debug: false,
  });
  expect(read({ ...key, ...search, GATSBY_DEBUG: "1" }).search?.debug).toBe(true);
});

test.each(["GATSBY_SEARCH_APP_ID", "SEARCH_WRITE_KEY"])("without %s nothing is sent", (name) => {
  expect(read({ ...key, ...search, [name]: "" }).search).toBeUndefined();
});
