import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runProcess } from "../../../../scripts/lib/process.ts";
import { loadSecrets } from "../../../../scripts/lib/secrets.ts";
import { readSettings } from "../../../../scripts/lib/settings.ts";
import { environmentsFor } from "../../../../scripts/lib/stack/environments.ts";
import type { Environments } from "../../../../scripts/lib/stack/environments.ts";
import { readBuildEnvironment } from "../../../../src/lib/site-environment.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-environments-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const urls = { charity: "postgres://postgres:pw@db/charity", content: "postgres://postgres:pw@db/content" };
const secrets = () => loadSecrets(folder, {});
const environments = () => environmentsFor({ settings: readSettings({ DATA_DIR: folder }), secrets: secrets(), urls });

const secretsOfBuild = ["CONTENT_READ_TOKEN", "SEARCH_WRITE_KEY"];
const secretsOfContent = ["CONTENT_DATABASE_URL", "CONTENT_READ_TOKEN", "PAYLOAD_SECRET", "PUBLISH_TOKEN"];

test.each<[keyof Environments, string[]]>([
  ["build", secretsOfBuild],
  ["web", [...secretsOfBuild, "PUBLISH_TOKEN"]],
  [
    "api",
    [
      ...[
        "BODY_HASH_SECRET",
        "BRITE_PUBLIC_KEY",
        "BRITE_SECRET",
        "CARD_LINK_SECRET",
        "COMPANY_REGISTER_SECRET",
        "CONTENT_READ_TOKEN",
        "DATABASE_URL",
        "GIFT_LINK_SECRET",
        "MONDIDO_PASSWORD",
        "MONDIDO_SECRET",
        "MY_DATA_SECRET",
      ],
      ...["PERSONAL_NUMBER_KEY", "PERSONAL_NUMBER_LOOKUP_KEY", "RATE_LIMIT_SECRET", "SMS_PASSWORD"],
    ],
  ],
  [
    "standins",
    [
      "BRITE_PUBLIC_KEY",
      "BRITE_SECRET",
      "COMPANY_REGISTER_SECRET",
      "MONDIDO_PASSWORD",
      "MONDIDO_SECRET",
      "SEARCH_WRITE_KEY",
      "SMS_PASSWORD",
    ],
  ],
  ["contentBuild", []],
  ["content", secretsOfContent],
  ["contentFilling", [...secretsOfContent, "CONTENT_ADMIN_EMAIL", "CONTENT_ADMIN_PASSWORD"]],
])("%s is told the secrets that it uses, and no others", (name, expected) => {
  vi.stubEnv("CLOUD_ACCESS_KEY", "a key for something else");
  const known = [...Object.values(secrets()), ...Object.values(urls), "a key for something else"];
  const told = Object.entries(environments()[name]).filter(([, value]) => known.includes(value));
  expect(told.map(([variable]) => variable).toSorted()).toEqual(expected.toSorted());
});

test("what the person at the terminal sets reaches the service that reads it, and no other", () => {
  vi.stubEnv("LIMIT_FACTOR", "7");
  vi.stubEnv("TRUSTED_PROXIES", "");
  const { api, web, content } = environments();
  expect(api.LIMIT_FACTOR).toBe("7");
  expect(web).not.toHaveProperty("LIMIT_FACTOR");
  expect(content).not.toHaveProperty("LIMIT_FACTOR");
  expect(web).not.toHaveProperty("TRUSTED_PROXIES");
});

test("a program that is started knows the machine and what it is told, nothing else of ours", async () => {
  vi.stubEnv("CLOUD_ACCESS_KEY", "a key for something else");
  vi.stubEnv("PERSONAL_NUMBER_KEY", "ours");
  const logFile = join(folder, "program.log");
  const args = ["-e", "console.log(JSON.stringify(process.env))"];
  await runProcess({ name: "program", command: process.execPath, args, logFile, env: { PORT: "1" } });
  const seen = JSON.parse(readFileSync(logFile, "utf8")) as Record<string, string>;
  expect(seen).toMatchObject({ PATH: process.env.PATH, PORT: "1" });
  expect(seen).not.toHaveProperty("CLOUD_ACCESS_KEY");
  expect(seen).not.toHaveProperty("PERSONAL_NUMBER_KEY");
});

test("the build is told every variable that it reads", () => {
  const asked = new Set<string>();
  const wanted = new Proxy<NodeJS.ProcessEnv>(
    { NODE_ENV: "test" },
    { get: (_all, name) => void asked.add(String(name)) },
  );
  expect(() => readBuildEnvironment(wanted)).toThrow();
  for (const name of asked) vi.stubEnv(name, name === "SHOW_COMPONENTS" ? "1" : "set");
  expect(asked.size).toBeGreaterThan(8);
  expect(environments().build).toEqual(
    expect.objectContaining(Object.fromEntries([...asked].map((name) => [name, expect.any(String) as string]))),
  );
});
