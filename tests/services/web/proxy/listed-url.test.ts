import { expect, test } from "vitest";
import { listedUrl } from "../../../../services/web/src/proxy/listed-url.ts";

test.each([
  ["http://tags.example/gtm.js", "is not https"],
  ["https://tags.example:8443/gtm.js", "port other than 443"],
  ["https://user:pass@tags.example/gtm.js", "credentials"],
  ["https://tags.example/gtm.js#x", "fragment"],
  ["ftp://tags.example/gtm.js", "is not https"],
  ["/gtm.js", "not a whole URL"],
  ["http://localhost:8003/gtm.js", "URL of this machine"],
  ["http://127.0.0.1:8003/gtm.js", "is not https"],
])("in production %s stops the server from starting: %s", (entry, why) => {
  expect(() => listedUrl(entry, true)).toThrow(why);
});

test("a developer may list a stand-in on localhost, and nothing else without https", () => {
  expect(listedUrl("http://localhost:8003/gtm.js", false)).toEqual({
    url: "http://localhost:8003/gtm.js",
    local: true,
  });
  expect(() => listedUrl("http://tags.example/gtm.js", false)).toThrow("is not https");
  expect(() => listedUrl("http://localhost.example/gtm.js", false)).toThrow("is not https");
});
