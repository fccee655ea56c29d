import { expect, test } from "vitest";
import { developmentSecrets, readEnvironment } from "../../../services/content/src/environment.ts";

const own = {
  PAYLOAD_SECRET: "sessions-of-editors-are-signed-with-this",
  CONTENT_READ_TOKEN: "the-build-reads-what-is-published-by-this",
  PUBLISH_TOKEN: "the-web-server-hears-of-changes-by-this",
};
const deployed = {
  DEPLOYMENT: "production",
  CONTENT_DATABASE_URL: "postgres://content@db.internal/content",
  CONTENT_URL: "https://innehall.hjartalunga.se",
  SITE_URL: "https://www.hjartalunga.se",
  PUBLISH_URL: "https://www.hjartalunga.se/__publish",
  SMTP_URL: "smtps://redaktion:hemligt@mail.hjartalunga.se:465",
  MAIL_FROM: "Hjärta & Lunga <redaktion@hjartalunga.se>",
  DATA_DIR: "/srv/hjartalunga",
};

test("a developer needs to set nothing, and every port moves with the base", () => {
  const { port, contentUrl, publishUrl } = readEnvironment({ PORT_BASE: "9000" });
  expect([port, contentUrl, publishUrl]).toEqual([9002, "http://localhost:9002", "http://localhost:9000/__publish"]);
});

test("an empty variable counts as unset", () => {
  expect(JSON.stringify(readEnvironment({ PORT_BASE: "", PORT: "" }))).toBe(JSON.stringify(readEnvironment({})));
});

test("a deployment starts with secrets of its own", () => {
  expect(readEnvironment({ ...deployed, ...own }).readToken).toBe(own.CONTENT_READ_TOKEN);
});

test.each(Object.keys(own) as (keyof typeof own)[])("a deployment refuses to start with the development %s", (name) => {
  expect(() => readEnvironment({ ...deployed, ...own, [name]: developmentSecrets[name] })).toThrow(name);
  expect(() => readEnvironment({ ...deployed, ...own, [name]: "" })).toThrow(name);
});

test.each([
  ["CONTENT_DATABASE_URL", "postgres://content@localhost/content"],
  ["CONTENT_DATABASE_URL", "postgres://content@db.internal/content?host=localhost"],
  ["CONTENT_DATABASE_URL", "postgres:///content"],
  ["CONTENT_URL", "http://localhost:8002"],
  ["CONTENT_URL", "http://innehall.hjartalunga.se"],
  ["SITE_URL", "http://www.hjartalunga.se"],
  ["PUBLISH_URL", "http://127.0.0.1:8000/__publish"],
  ["PUBLISH_URL", "http://web.internal:8000/__publish"],
  ["SMTP_URL", "smtp://localhost:8006?ignoreTLS=true"],
  ["SMTP_URL", "smtp://mail.hjartalunga.se:587"],
  ["MAIL_FROM", "Hjärta & Lunga <gava@hjarta-lunga.test>"],
  ["DATA_DIR", new URL("../../../.data", import.meta.url).pathname],
  ["DATA_DIR", "data"],
])("a deployment refuses to start with %s = %s, and names it", (name, value) => {
  expect(() => readEnvironment({ ...deployed, ...own, [name]: value })).toThrow(name);
  expect(() => readEnvironment({ ...deployed, ...own, [name]: "" })).toThrow(name);
});

test.each([
  ["PAYLOAD_SECRET", "0".repeat(40)],
  ["PUBLISH_TOKEN", "twenty-four-signs-long-x"],
  ["PUBLISH_TOKEN", own.CONTENT_READ_TOKEN],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "8.0.0.0/8"],
])("a deployment is not safe with %s = %s, and names it", (name, value) => {
  expect(() => readEnvironment({ ...deployed, ...own, [name]: value })).toThrow(name);
});

test("one server for all is taken once that is said", () => {
  const here = {
    CONTENT_DATABASE_URL: "postgres://content@localhost/content",
    PUBLISH_URL: "http://127.0.0.1:8000/__publish",
  };
  const ON_THIS_MACHINE = Object.keys(here).join(",");
  expect(readEnvironment({ ...deployed, ...own, ...here, ON_THIS_MACHINE }).publishUrl).toBe(here.PUBLISH_URL);
});

test("production mode on one machine takes what it is given", () => {
  expect(readEnvironment({ NODE_ENV: "production" }).payloadSecret).toBe(developmentSecrets.PAYLOAD_SECRET);
});

test("building needs no secrets", () => {
  expect(() => readEnvironment({ DEPLOYMENT: "production", NEXT_PHASE: "phase-production-build" })).not.toThrow();
});

test("strangers reach a deployment, and on one machine only what starts with secrets of its own", () => {
  expect(readEnvironment({}).host).toBe("127.0.0.1");
  expect(readEnvironment({ ...deployed, ...own }).host).toBe("::");
  expect(() => readEnvironment({ HOST: "::" })).toThrow(/HOST: strangers .* PAYLOAD_SECRET.* DEPLOYMENT=production/);
  expect(readEnvironment({ HOST: "::", ...own }).host).toBe("::");
});

test.each([
  ["PORT", "many"],
  ["CONTENT_URL", "localhost"],
  ["CONTENT_DATABASE_URL", "mysql://x"],
  ["CONTENT_DATABASE_URL", "postgres://user:a#b@host/content"],
  ["CONTENT_READ_TOKEN", "short"],
  ["MAIL_FROM", "Hjärta & Lunga"],
  ["SECOND_FACTOR_FOR", "writers"],
])("%s = %s is told by name", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
