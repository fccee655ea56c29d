import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "../../../services/api/src/environment.ts";

const secret = "a-secret-of-at-least-thirty-two-characters";
const production = {
  NODE_ENV: "production",
  RATE_LIMIT_SECRET: secret,
  BODY_HASH_SECRET: secret,
  PERSONAL_NUMBER_KEY: Buffer.alloc(32, 7).toString("base64"),
  PERSONAL_NUMBER_LOOKUP_KEY: secret,
  CONTENT_READ_TOKEN: secret,
  MONDIDO_PASSWORD: secret,
  MONDIDO_SECRET: secret,
  SWISH_CERT_FILE: "swish.pem",
  SWISH_KEY_FILE: "swish-key.pem",
};

test.each([
  ["nothing, on a developer's machine", {}, { port: 8001, host: "127.0.0.1", production: false }],
  ["an empty variable as if it were not there", { PORT: "" }, { port: 8001 }],
  ["a port", { PORT: "9001" }, { port: 9001 }],
  ["production with secrets of its own", production, { production: true, rateLimitSecret: secret }],
  ["proxies as a list", { TRUSTED_PROXIES: "10.0.0.0/8, ::1" }, { trustedProxies: ["10.0.0.0/8", "::1"] }],
])("the environment may give %s", (_name, given, expected) => {
  expect(readEnvironment(given)).toMatchObject(expected);
});

test.each<[string, Record<string, string | undefined>]>([
  ["PORT", { PORT: "many" }],
  ["PORT", { PORT: "70000" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://user:hidden-password@host/x" }],
  ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: "0" }],
  ["RATE_LIMIT_SECRET", { RATE_LIMIT_SECRET: "hidden-password" }],
  ["PERSONAL_NUMBER_KEY", { PERSONAL_NUMBER_KEY: "hidden-password" }],
  ["CALLBACK_URL", { CALLBACK_URL: "http://hidden-password.test" }],
  ["SWISH_PAYEE_ALIAS", { SWISH_PAYEE_ALIAS: "0701740605" }],
  ["RECONCILE_BASE_SECONDS", { RECONCILE_BASE_SECONDS: "0" }],
  ...Object.keys(production)
    .filter((name) => name !== "NODE_ENV")
    .map((name): [string, Record<string, string | undefined>] => [name, { ...production, [name]: undefined }]),
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
])("a wrong %s stops the start with one line that names it and no value", (name, given) => {
  const read = () => readEnvironment(given);
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hidden-password|\n/);
});
