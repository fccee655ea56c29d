import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  databaseBesideUs,
  encryptedOrBesideUs,
  notEverybody,
  notLocal,
  outside,
  ownSecret,
  productionProblems,
} from "@hjarta-lunga/contract/deployment.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readBuildEnvironment } from "../../src/lib/site-environment.ts";
import { developmentSecrets } from "../../services/content/src/environment.ts";
import { readEnvironment as readStandins } from "../../services/standins/src/environment.ts";
import { readEnvironment as readWeb } from "../../services/web/src/env.ts";

test.each([
  "http://localhost:8003",
  "https://api.localhost",
  "http://127.0.0.1",
  "http://127.255.0.3/x",
  "http://[::1]:80",
  "http://[::]",
  "http://0.0.0.0:8000",
  "http://[::ffff:127.0.0.1]",
  "smtp://LOCALHOST:25",
  "postgres://user@localhost/charity",
  "https://hjarta.test",
  "https://provider.example/x",
  "https://example.com",
  "https://api.example.org",
  "smtps://127.1",
  "postgres://2130706433/charity",
  "smtp://0x7f.0.0.1",
  "http://localhost.localdomain",
  "http://ip6-localhost",
])("%s is no URL for production", (url) => {
  expect(notLocal(url)).toBeDefined();
});

test.each(["https://www.hjartalunga.se", "http://api.internal:8001"])("%s is one", (url) => {
  expect(notLocal(url)).toBeUndefined();
});

test.each([
  ["postgres://user@localhost/charity", "localhost"],
  ["postgres://user@db.internal/charity?host=localhost", "localhost"],
  ["postgres://user@db.internal/charity?host=db.internal&host=127.0.0.1", "127.0.0.1"],
  ["postgres://user@db.internal/charity?host=%3A%3A1", "::1"],
  ["postgres://user@[::1]/charity", "::1"],
  ["postgres://user@%6cocalhost/charity", "localhost"],
  ["postgres:///charity", "localhost"],
  ["postgres:///charity?host=", "localhost"],
  ["postgresql:///charity?host=/run/postgresql", "/run/postgresql"],
  ["postgres://user@%2Frun%2Fpostgresql/charity", "/run/postgresql"],
])("the database at %s is this machine's, which must be said", (url, host) => {
  expect(new pg.Client({ connectionString: url }).host).toBe(host);
  expect(databaseBesideUs(url)).toBe("is a URL of this machine");
  expect(databaseBesideUs(url, true)).toBeUndefined();
});

test.each([
  "postgres://user@db.internal/charity",
  "postgres://user@localhost/charity?host=db.internal",
  "postgres://user@[2001:db8::5]:5433/charity?sslmode=verify-full",
  "postgres://user@db.internal/charity?hostaddr=127.0.0.1",
])("the database at %s is another machine's", (url) => {
  expect(databaseBesideUs(url)).toBeUndefined();
});

test.each(["postgres://user@db.example/charity", "postgres://user@db.internal/charity?host=db.test"])(
  "there is no database at %s",
  (url) => {
    expect(databaseBesideUs(url, true)).toBe("is a URL that does not exist");
  },
);

test("tokens leave this machine encrypted, whatever is said of it", () => {
  for (const isDeclaredLocal of [true, false]) {
    expect(encryptedOrBesideUs("http://api.internal:8001", isDeclaredLocal)).toBe("must be an https: URL");
    expect(encryptedOrBesideUs("https://api.internal", isDeclaredLocal)).toBeUndefined();
  }
  expect(encryptedOrBesideUs("http://localhost:8001", false)).toBe("is a URL of this machine");
  expect(encryptedOrBesideUs("http://localhost:8001", true)).toBeUndefined();
});

test.each([
  "0.0.0.0/0",
  "0.0.0.0/1, 128.0.0.0/1",
  "::/0",
  "0.0.0.0/0.0.0.0",
  "::ffff:0:0/96",
  "::FFFF:0.0.0.0/97",
  "10.0.0.0/x",
  "8.0.0.0/8",
  "8.0.0.0/12",
  "10.0.0.0/7",
  "172.16.0.0/11",
  "192.168.0.0/12",
  "2000::/7",
  "2600::/27",
  "fc::/7",
  "::/64",
  "::fffe:0:0/95",
  "0:0:0:0:0:ffff:0:0/96",
  "0:0:0:0:0:ffff:8.0.0.0/104",
  "fd00::/129",
])("no proxies are trusted where strangers are: %s", (list) => {
  expect(notEverybody(list)).toBeDefined();
});

test.each([
  "10.0.0.5",
  "10.0.0.0/8, 2001:db8::/32",
  "::ffff:10.0.0.0/104",
  "::1",
  "172.16.0.0/12 192.168.0.0/16",
  "fd00::/8",
  "fe80::/10",
  "104.16.0.0/13, 2600:9000::/28",
  "::ffff:a00:0/104",
])("proxies of ours are: %s", (list) => {
  expect(notEverybody(list)).toBeUndefined();
});

test.each([
  "abcdefgh".repeat(4),
  "development-".repeat(3),
  "0".repeat(40),
  "x".repeat(31),
  "abcdefghi".repeat(4).slice(0, 33),
])("%s is no secret", (secret) => {
  expect(ownSecret("another")(secret)).toBeDefined();
});

test.each(["/srv/site/.data", "/srv//site/.data", "/srv/./site/data", "/srv/site", "/srv/other/../site/x", "data"])(
  "%s is no place for data",
  (path) => {
    expect(outside("/srv/site")(path)).toBeDefined();
  },
);

test("a folder is judged by where its links lead, also before it is there", () => {
  const folder = mkdtempSync(join(tmpdir(), "checkout-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const checkout = join(folder, "checkout");
  mkdirSync(join(checkout, "data"), { recursive: true });
  symlinkSync(join(checkout, "data"), join(folder, "linked"));
  symlinkSync(checkout, join(folder, "current"));
  symlinkSync(folder, join(checkout, "out"));
  for (const path of ["linked", "linked/bank/files", "current/bank", "checkout/out/bank"])
    expect(outside(checkout)(join(folder, path))).toBe("is inside the checkout");
  expect(outside(join(folder, "current"))(join(checkout, "bank"))).toBe("is inside the checkout");
  for (const path of ["bank", "checkout-2/bank"]) expect(outside(checkout)(join(folder, path))).toBeUndefined();
  expect(outside(process.cwd())("/proc/self/cwd/bank")).toBe("is inside the checkout");
});

test("without the switch nothing is refused, and a misspelled switch is", () => {
  const rules = { SITE_URL: notLocal };
  expect(productionProblems(rules, {})).toEqual([]);
  expect(productionProblems(rules, { DEPLOYMENT: "Production" })).toEqual([
    "DEPLOYMENT: must be production, or not be set",
  ]);
  expect(productionProblems(rules, { DEPLOYMENT: "production" })).toEqual(["SITE_URL: must be set in production"]);
});

const site = { DEPLOYMENT: "production", SITE_URL: "https://www.hjartalunga.se" };
const web = { ...site, API_URL: "https://api.internal:8001", DATA_DIR: "/srv/hjartalunga" };
const build = {
  ...site,
  CONTENT_URL: "https://innehall.hjartalunga.se",
  CONTENT_READ_TOKEN: "the-build-reads-what-is-published-by-this",
};

test("web server and build start in production with URLs of their own", () => {
  expect(readWeb(web).apiUrl).toBe(web.API_URL);
  expect(readBuildEnvironment(build).siteUrl).toBe(site.SITE_URL);
});

test.each([
  ["SITE_URL", "http://localhost:8000"],
  ["SITE_URL", "http://www.hjartalunga.se"],
  ["API_URL", "http://localhost:8001"],
  ["API_URL", "http://api.internal:8001"],
  ["DATA_DIR", ""],
  ["DATA_DIR", new URL("../../.data", import.meta.url).pathname],
  ["PUBLISH_TOKEN", "hidden-password-of-few-signs"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["SEARCH_URL", "http://localhost:8003/algolia"],
  ["TAG_MANAGER_ORIGIN", "http://localhost:8003"],
  ["CONNECT_ORIGINS", "https://reports.hjartalunga.se http://localhost:8003"],
  ["CARD_FORM_ORIGINS", "http://localhost:8003"],
  ["GATSBY_SEARCH_APP_ID", "HJARTALUNGA"],
  ["GATSBY_SEARCH_HOST", "http://localhost:8003/algolia"],
  ["PUBLISH_TOKEN", "development-publish-token"],
  ["THIRD_PARTY_URLS", "http://localhost:8003/gtm.js"],
])("the web server refuses to start in production with %s = %s, and names it", (name, value) => {
  expect(() => readWeb({ ...web, [name]: value })).toThrow(name);
});

test.each([
  ["SITE_URL", "http://localhost:8000"],
  ["SITE_URL", "http://www.hjartalunga.se"],
  ["CONTENT_URL", "http://localhost:8002"],
  ["CONTENT_URL", "http://content.internal:8002"],
  ["CONTENT_READ_TOKEN", "own"],
  ["CONTENT_READ_TOKEN", developmentSecrets.CONTENT_READ_TOKEN],
  ["CONTENT_READ_TOKEN", "development-only-content-read-token"],
  ["GATSBY_DEBUG", "1"],
  ["SHOW_COMPONENTS", "1"],
  ["GATSBY_TAG_MANAGER_ID", "GTM-STANDIN"],
  ["GATSBY_TAG_MANAGER_ORIGIN", "http://localhost:8003"],
  ["GATSBY_ERROR_REPORTING_DSN", "http://key@localhost:8003/1"],
  ["GATSBY_SEARCH_APP_ID", "HJARTALUNGA"],
  ["GATSBY_INSIGHTS_HOST", "http://localhost:8003/algolia"],
  ["GATSBY_RESEARCH_PORTAL_URL", "http://localhost:8003/research-portal"],
])("the site is not built for production with %s = %s, and it is named", (name, value) => {
  expect(() => readBuildEnvironment({ ...build, [name]: value })).toThrow(name);
});

test("an API and a content service on the same machine are taken once that is said", () => {
  const here = {
    API_URL: "http://localhost:8001",
    CONTENT_URL: "http://localhost:8002",
    ON_THIS_MACHINE: "API_URL,CONTENT_URL",
  };
  expect(readWeb({ ...web, ...here }).apiUrl).toBe(here.API_URL);
  expect(readBuildEnvironment({ ...build, ...here }).contentUrl).toBe(here.CONTENT_URL);
  expect(() => readWeb({ ...web, SITE_URL: "https://localhost", ON_THIS_MACHINE: "SITE_URL" })).toThrow("SITE_URL");
});

test("the stand-ins do not start in production", () => {
  expect(() => readStandins({ DEPLOYMENT: "production" })).toThrow("production");
});
