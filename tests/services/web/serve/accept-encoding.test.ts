import { expect, test } from "vitest";
import { acceptedCodings } from "../../../../services/web/src/serve/site-handler.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip", ["gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["br;q=0.5, gzip;q=0.9", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.000, *", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0", []],
  ["*;q=0, identity;q=0.1", ["identity"]],
  ["identity;q=0, gzip", ["gzip"]],
  ["identity, gzip;q=0.5", ["identity", "gzip"]],
  ["br;q=nonsense", ["identity"]],
  ["zstd", ["identity"]],
])("a client that sends Accept-Encoding: %s is offered %j", (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

test("a header that is made to be slow is read no further than a browser's would reach", () => {
  expect(acceptedCodings(`gzip,${"x,".repeat(15_000)}br`)).toEqual(["gzip", "identity"]);
});
