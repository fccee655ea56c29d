import { expect, test } from "vitest";
import { searchHosts } from "#src/lib/search-hosts.ts";

test.each([
  ["http://localhost:8003/algolia", "localhost:8003/algolia", "http"],
  ["https://search.example/", "search.example", "https"],
])("%s is asked at %s over %s", (host, url, protocol) => {
  expect(searchHosts(host)).toEqual({ hosts: [{ url, protocol, accept: "readWrite" }] });
});

test("without a host of our own the client asks the provider's", () => {
  expect(searchHosts("")).toEqual({});
});
