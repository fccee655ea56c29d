import { expect, test } from "vitest";
import { developmentSecrets, readEnvironment } from "../../../services/content/src/environment.ts";

const own = {
  PAYLOAD_SECRET: "p".repeat(40),
  CONTENT_READ_TOKEN: "r".repeat(40),
  PUBLISH_TOKEN: "t".repeat(40),
};
const deployed = {
  DEPLOYMENT: "production",
  CONTENT_DATABASE_URL: "postgres://content@db.internal/content",
  CONTENT_URL: "https://innehall.hjartalunga.se",
  PUBLISH_URL: "https://www.hjartalunga.se/__publish",
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
  ["CONTENT_URL", "http://localhost:8002"],
  ["PUBLISH_URL", "http://127.0.0.1:8000/__publish"],
])("a deployment refuses to start with %s = %s, and names it", (name, value) => {
  expect(() => readEnvironment({ ...deployed, ...own, [name]: value })).toThrow(name);
  expect(() => readEnvironment({ ...deployed, ...own, [name]: "" })).toThrow(name);
});

test("production mode on one machine takes what it is given", () => {
  expect(readEnvironment({ NODE_ENV: "production" }).payloadSecret).toBe(developmentSecrets.PAYLOAD_SECRET);
});

test("building needs no secrets", () => {
  expect(() => readEnvironment({ DEPLOYMENT: "production", NEXT_PHASE: "phase-production-build" })).not.toThrow();
});

test.each([
  ["PORT", "many"],
  ["CONTENT_URL", "localhost"],
  ["CONTENT_DATABASE_URL", "mysql://x"],
  ["CONTENT_DATABASE_URL", "postgres://user:a#b@host/content"],
  ["CONTENT_READ_TOKEN", "short"],
])("%s = %s is told by name", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
