import { expect, test } from "vitest";
import { headersByFile, securityHeaders } from "../../../../services/web/src/headers/security-headers.ts";
import { localPolicy } from "../site-fixture.ts";

const production = {
  siteUrl: "https://www.example.se",
  tagManagerOrigin: "https://tags.example",
  connectOrigins: ["https://search.example", "https://errors.example"],
  cardFormOrigins: ["https://pay.example"],
};

test("the script policy allows our own files, the scripts of the build by hash, and the tag manager; never inline code", () => {
  const policy = securityHeaders(production, ["sha256-abc="])["content-security-policy"] ?? "";
  const rows = policy.split("; ");
  expect(rows).toContain("script-src 'self' 'sha256-abc=' https://tags.example");
  expect(rows).toContain("connect-src 'self' https://search.example https://errors.example");
  expect(rows).toContain("form-action 'self' https://pay.example");
  expect(rows).toContain("frame-ancestors 'none'");
  expect(rows).toContain("object-src 'none'");
  expect(rows).toContain("upgrade-insecure-requests");
  expect(rows.find((row) => row.startsWith("script-src"))).not.toMatch(/unsafe|\*|data:/);
});

test("encrypted transport is insisted on where the site has it, and only there", () => {
  expect(securityHeaders(production, [])).toHaveProperty("strict-transport-security");
  const local = securityHeaders(localPolicy, []);
  expect(local).not.toHaveProperty("strict-transport-security");
  expect(local["content-security-policy"]).not.toContain("upgrade-insecure-requests");
});

const editorsOrigin = "https://redaktion.example.se";
const preview = "forhandsvisning/index.html";

test("the editors' screens alone may frame the preview page, and only that page", () => {
  const headersOf = headersByFile({ ...production, editorsOrigin }, ["sha256-abc="]);
  const { "content-security-policy": policy = "", ...rest } = headersOf(preview);
  const rows = policy.split("; ");
  expect(rows).toContain(`frame-ancestors ${editorsOrigin}`);
  expect(rows).toContain(`img-src 'self' data: blob: ${editorsOrigin}`);
  expect(rows).toContain(`connect-src 'self' ${editorsOrigin}`);
  expect(rows).toContain("script-src 'self' 'sha256-abc='");
  expect(rows).toContain("form-action 'none'");
  expect(rest).not.toHaveProperty("x-frame-options");
  expect(rest).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
});

test.each([
  "index.html",
  "om-oss/index.html",
  "forhandsvisning/annat/index.html",
  "page-data/forhandsvisning/page-data.json",
])("%s is framed by nobody, as without editors", (file) => {
  const headersOf = headersByFile({ ...production, editorsOrigin }, ["sha256-abc="]);
  expect(headersOf(file)).toEqual(securityHeaders(production, ["sha256-abc="]));
  expect(headersOf(file)).toMatchObject({ "x-frame-options": "DENY" });
});

test("without an origin of editors the preview page is framed by nobody either", () => {
  expect(headersByFile(production, [])(preview)).toEqual(securityHeaders(production, []));
});
