import { expect, test } from "vitest";
import { readEnvironment } from "../../../services/web/src/env.ts";

const connect = (variables: Record<string, string>) => readEnvironment(variables).connectOrigins;

test("without a search provider pages call nobody for it", () => {
  expect(connect({ GATSBY_SEARCH_APP_ID: "", GATSBY_SEARCH_HOST: "https://search.example" })).toEqual([]);
});

test("a provider at its own hosts: pages may call all that its client tries, and its insights", () => {
  expect(connect({ GATSBY_SEARCH_APP_ID: "AB12CD" })).toEqual([
    "https://ab12cd-dsn.algolia.net",
    "https://ab12cd-1.algolianet.com",
    "https://ab12cd-2.algolianet.com",
    "https://ab12cd-3.algolianet.com",
    "https://insights.algolia.io",
  ]);
});

test("hosts of our own choice are named by their origin, once, beside those that were named before", () => {
  const variables = {
    CONNECT_ORIGINS: "https://errors.example https://search.example:8443",
    GATSBY_SEARCH_APP_ID: "AB12CD",
    GATSBY_SEARCH_HOST: "https://search.example:8443/algolia",
    GATSBY_INSIGHTS_HOST: "https://told.example/insights",
  };
  expect(connect(variables)).toEqual(["https://errors.example", "https://search.example:8443", "https://told.example"]);
});

test("an application that is no name never reaches the policy", () => {
  expect(() => connect({ GATSBY_SEARCH_APP_ID: "x; script-src *" })).toThrow(/GATSBY_SEARCH_APP_ID/);
});
