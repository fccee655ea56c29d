import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { makeCertificates } from "../../../services/standins/src/certificates.ts";

const secretFor = (what: string) => `a-secret-of-at-least-thirty-two-characters-for-${what}`;
const production = {
  DEPLOYMENT: "production",
  RATE_LIMIT_SECRET: secretFor("RATE_LIMIT_SECRET"),
  BODY_HASH_SECRET: secretFor("BODY_HASH_SECRET"),
  CARD_LINK_SECRET: secretFor("CARD_LINK_SECRET"),
  GIFT_LINK_SECRET: secretFor("GIFT_LINK_SECRET"),
  MY_DATA_SECRET: secretFor("MY_DATA_SECRET"),
  PERSONAL_NUMBER_KEY: Buffer.from("thirty-two bytes of some variety").toString("base64"),
  PERSONAL_NUMBER_LOOKUP_KEY: secretFor("PERSONAL_NUMBER_LOOKUP_KEY"),
  CONTENT_READ_TOKEN: secretFor("CONTENT_READ_TOKEN"),
  DATABASE_URL: "postgres://api@db.internal/charity",
  SITE_URL: "https://www.hjartalunga.se",
  CONTENT_URL: "https://innehall.hjartalunga.se",
  CALLBACK_URL: "https://www.hjartalunga.se",
  SWISH_URL: "https://cpc.getswish.net/swish-cpcapi",
  SWISH_QR_URL: "https://mpc.getswish.net/qrg-swish",
  SWISH_PAYEE_ALIAS: "1239876543",
  SWISH_CERT_FILE: "swish.pem",
  SWISH_KEY_FILE: "swish-key.pem",
  BANKID_URL: "https://appapi2.bankid.com/rp/v6.0",
  BANKID_CERT_FILE: "bankid.pem",
  BANKID_KEY_FILE: "bankid-key.pem",
  BANKID_CA_FILE: "bankid-root.pem",
  BANKID_PHONE_START_URL: "https://app.bankid.com/",
  BANKID_COMPUTER_START_URL: "bankid:///",
  BRITE_URL: "https://production.britepaymentgroup.com",
  BRITE_PUBLIC_KEY: secretFor("BRITE_PUBLIC_KEY"),
  BRITE_SECRET: secretFor("BRITE_SECRET"),
  COMPANY_REGISTER_URL: "https://gw.api.bolagsverket.se/vardefulla-datamangder/v1",
  COMPANY_REGISTER_TOKEN_URL: "https://portal.api.bolagsverket.se/oauth2/token",
  COMPANY_REGISTER_CLIENT: "4711",
  COMPANY_REGISTER_SECRET: secretFor("COMPANY_REGISTER_SECRET"),
  MONDIDO_URL: "https://api.mondido.com/v1",
  MONDIDO_MERCHANT_ID: "4711",
  BANK_FILES_FOLDER: "/srv/bank-files",
  AUTOGIRO_BANKGIRO: "9019506",
  MONEY_IN_ACCOUNTS: "901-9506=SE35 5000 0000 0549 1000 0003",
  AUTOGIRO_CUSTOMER_NUMBER: "4711",
  MONDIDO_PASSWORD: secretFor("MONDIDO_PASSWORD"),
  MONDIDO_SECRET: secretFor("MONDIDO_SECRET"),
  MONDIDO_TEST: "false",
  SMTP_URL: "smtps://user:password@mail.hjartalunga.se:465",
  SMS_URL: "https://api.46elks.com/a1",
  SMS_USER: "u4711",
  SMS_PASSWORD: secretFor("SMS_PASSWORD"),
  MAIL_FROM: "Hjärta & Lunga <gava@hjartalunga.se>",
};

/** Made by the stand-ins, and laid where production has its own. */
const certificates = mkdtempSync(join(tmpdir(), "certificates-"));
const testCertificate = join(certificates, "bankid.pem");
const { relyingParty } = await makeCertificates("1234679304");
writeFileSync(testCertificate, relyingParty.certificate);
afterAll(() => {
  rmSync(certificates, { recursive: true });
});

test.each([
  ["nothing, on a developer's machine", {}, { port: 8001, host: "127.0.0.1" }],
  ["the mail server the time that the standard asks for", {}, { mail: { patienceMs: 600_000 } }],
  ["an empty variable as if it were not there", { PORT: "" }, { port: 8001 }],
  ["a port", { PORT: "9001" }, { port: 9001 }],
  ["production with secrets of its own", production, { rateLimitSecret: production.RATE_LIMIT_SECRET }],
  ["mail that asks for TLS", { ...production, SMTP_URL: "smtp://mail.hjartalunga.se:587?requireTLS=true" }, {}],
  [
    "one server for all, which is said",
    {
      ...production,
      ON_THIS_MACHINE: "DATABASE_URL, SMTP_URL,CONTENT_URL",
      DATABASE_URL: "postgres://api@localhost/charity",
      CONTENT_URL: "http://localhost:8002",
      SMTP_URL: "smtp://127.0.0.1:25?ignoreTLS=true",
    },
    { content: { url: "http://localhost:8002" } },
  ],
  ["proxies as a list", { TRUSTED_PROXIES: "10.0.0.0/8, ::1" }, { trustedProxies: ["10.0.0.0/8", "::1"] }],
  ["no proxies, beside the web server", {}, { trustedProxies: ["127.0.0.0/8", "::1"] }],
  ["another address of this machine", { HOST: "127.0.0.2" }, { host: "127.0.0.2" }],
  [
    "a place apart from the web server, which is named",
    { ...production, HOST: "::", TRUSTED_PROXIES: "10.0.0.5" },
    { host: "::" },
  ],
  [
    "a place where strangers come, with secrets of its own",
    { ...production, DEPLOYMENT: "", HOST: "::", TRUSTED_PROXIES: "10.0.0.5" },
    { host: "::" },
  ],
])("the environment may give %s", (_name, given, expected) => {
  expect(readEnvironment(given)).toMatchObject(expected);
});

test.each(["0.0.0.0", "::", "10.0.0.5"])(
  "an API at %s that nobody has told that it is in production starts with no secret of the source",
  (HOST) => {
    const apart = { HOST, TRUSTED_PROXIES: "10.0.0.5" };
    expect(() => readEnvironment(apart)).toThrow(/HOST: strangers .* RATE_LIMIT_SECRET, .* DEPLOYMENT=production/);
    const all = {
      ...production,
      ...apart,
      DEPLOYMENT: undefined,
      BODY_HASH_SECRET: "development-only-body-hash-secret",
    };
    expect(() => readEnvironment(all)).toThrow(/HOST: strangers would reach this, and BODY_HASH_SECRET would/);
  },
);

test("an API that runs apart from the web server is told what to write", () => {
  expect(() => readEnvironment({ HOST: "0.0.0.0" })).toThrow(/TRUSTED_PROXIES: .*10\.0\.0\.5/);
});

test.each<[string, Record<string, string | undefined>]>([
  ["PORT", { PORT: "many" }],
  ["PORT", { PORT: "70000" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://user:hidden-password@host/x" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://user:hidden-password@host:54x2/charity" }],
  ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: "0" }],
  ["RATE_LIMIT_SECRET", { RATE_LIMIT_SECRET: "hidden-password" }],
  ["PERSONAL_NUMBER_KEY", { PERSONAL_NUMBER_KEY: "hidden-password" }],
  ["PERSONAL_NUMBER_OLD_KEYS", { PERSONAL_NUMBER_OLD_KEYS: "1:hidden-password" }],
  ["PERSONAL_NUMBER_OLD_KEYS", { PERSONAL_NUMBER_OLD_KEYS: production.PERSONAL_NUMBER_KEY }],
  ["PERSONAL_NUMBER_KEY_VERSION", { PERSONAL_NUMBER_OLD_KEYS: `1:${production.PERSONAL_NUMBER_KEY}` }],
  [
    "PERSONAL_NUMBER_KEY: is an old key",
    { ...production, PERSONAL_NUMBER_OLD_KEYS: `7:${production.PERSONAL_NUMBER_KEY}` },
  ],
  [
    "PERSONAL_NUMBER_KEY: is an old key",
    { ...production, PERSONAL_NUMBER_OLD_KEYS: `7:${production.PERSONAL_NUMBER_KEY.replaceAll("=", "")}` },
  ],
  ["CALLBACK_URL", { CALLBACK_URL: "http://hidden-password.test" }],
  ["SWISH_PAYEE_ALIAS", { SWISH_PAYEE_ALIAS: "0701740605" }],
  ["RECONCILE_BASE_SECONDS", { RECONCILE_BASE_SECONDS: "0" }],
  ...Object.keys(production)
    .filter((name) => name !== "DEPLOYMENT")
    .map((name): [string, Record<string, string | undefined>] => [name, { ...production, [name]: undefined }]),
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["DEPLOYMENT", { ...production, DEPLOYMENT: "prod" }],
  ...[
    ["DATABASE_URL", "postgres://api:hidden-password@127.0.0.1/charity"],
    ["DATABASE_URL", "postgres://api:hidden-password@db.internal/charity?host=localhost"],
    ["DATABASE_URL", "postgres:///charity"],
    ["SITE_URL", "http://localhost:8000"],
    ["CONTENT_URL", "http://[::1]:8002"],
    ["CONTENT_URL", "http://content.internal:8002"],
    ["CALLBACK_URL", "https://localhost:8007"],
    ["SWISH_URL", "https://localhost:8005/swish-cpcapi"],
    ["SWISH_URL", "https://mss.cpc.getswish.net/swish-cpcapi"],
    ["SWISH_URL", "https://staging.getswish.pub.tds.tieto.com/swish-cpcapi"],
    ["SWISH_QR_URL", "https://qr.localhost/qrg-swish"],
    ["SWISH_PAYEE_ALIAS", "1234679304"],
    ["SWISH_PAYEE_ALIAS", "1231181189"],
    ["SITE_URL", "http://www.hjartalunga.se"],
    ["SWISH_URL", "http://cpc.getswish.net/swish-cpcapi"],
    ["SWISH_QR_URL", "http://mpc.getswish.net/qrg-swish"],
    ["SWISH_CERT_FILE", "/srv/api/.data/standins/certificates/swish-client.pem"],
    ["SWISH_KEY_FILE", ".data/standins/certificates/swish-client-key.pem"],
    ["CARD_LINK_SECRET", "development-only-memorial-card-link-secret"],
    ["GIFT_LINK_SECRET", "development-only-monthly-gift-link-secret"],
    ["PERSONAL_NUMBER_OLD_KEYS", `7:${Buffer.from("development-only-personal-number").toString("base64")}`],
    ["BANKID_URL", "https://localhost:8008/rp/v6.0"],
    ["BANKID_URL", "http://appapi2.bankid.com/rp/v6.0"],
    ["BANKID_URL", "https://appapi2.test.bankid.com/rp/v6.0"],
    ["BANKID_CERT_FILE", "/srv/api/.data/standins/certificates/bankid-client.pem"],
    ["BANKID_CERT_FILE", testCertificate],
    ["BANKID_KEY_FILE", ".data/standins/certificates/bankid-client-key.pem"],
    ["BANKID_CA_FILE", ".data/standins/certificates/ca.pem"],
    ["BANKID_CA_FILE", testCertificate],
    ["BANKID_PHONE_START_URL", "http://localhost:8003/bankid"],
    ["BANKID_PHONE_START_URL", "http://app.bankid.com/"],
    ["BANKID_COMPUTER_START_URL", "http://localhost:8003/bankid"],
    ["BANKID_COLLECT_SECONDS", "0.2"],
    ["MANDATE_LEAST_AGE", "15"],
    ["BANK_FILES_FOLDER", ".data/bank-files"],
    ["BANK_FILES_FOLDER", "/srv/api/.data/bank-files"],
    ["BANK_FILES_FOLDER", "bank-files"],
    ["BANK_FILES_KEPT_DAYS", "0"],
    ["BRITE_URL", "http://localhost:8003/brite"],
    ["BRITE_URL", "http://production.britepaymentgroup.com"],
    ["BRITE_URL", "https://sandbox.britepaymentgroup.com"],
    ["BRITE_PUBLIC_KEY", "development-only-brite-public-key"],
    ["BRITE_SECRET", "development-only-brite-secret"],
    ["COMPANY_REGISTER_URL", "http://localhost:8003/company-register/v1"],
    ["COMPANY_REGISTER_TOKEN_URL", "http://portal.api.bolagsverket.se/oauth2/token"],
    ["COMPANY_REGISTER_CLIENT", "hjarta-lunga"],
    ["COMPANY_REGISTER_SECRET", "development-only-company-register-secret"],
    ["MY_DATA_SECRET", "development-only-my-data-link-secret"],
    ["SMS_URL", "http://localhost:8003/46elks/a1"],
    ["SMS_URL", "http://api.46elks.com/a1"],
    ["SMS_USER", "hjarta-lunga"],
    ["SMS_PASSWORD", "development-only-sms-password"],
    ["SMS_FROM", "Hjärta & Lunga"],
    ["MONDIDO_URL", "http://127.8.9.10:8003/mondido/v1"],
    ["MONDIDO_MERCHANT_ID", "1"],
    ["MONDIDO_URL", "http://api.mondido.com/v1"],
    ["AUTOGIRO_BANKGIRO", "9000000"],
    ["AUTOGIRO_BANKGIRO", "9019507"],
    ["AUTOGIRO_CUSTOMER_NUMBER", "471117"],
    ["MONEY_IN_ACCOUNTS", "900-0000"],
    ["MONEY_IN_ACCOUNTS", "901-9506=SE35 5000 0000 0549 1000 0003, 9019507"],
    ["MONEY_IN_ACCOUNTS", "901-9506,"],
    ["MONDIDO_PASSWORD", "development-only-mondido-password"],
    ["MONDIDO_TEST", "true"],
    ["RATE_LIMIT_SECRET", "development-only-rate-limit-secret"],
    ["SMTP_URL", "smtp://localhost:8006?ignoreTLS=true"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587?ignoreTLS=true"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587?pool=true&ignoreTLS"],
    ["MAIL_FROM", "Hjärta & Lunga <gava@hjarta-lunga.test>"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587?requireTLS=false"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587?requiretls=true"],
    ["SMTP_URL", "smtp://user:hidden-password@mail.hjartalunga.se:587?requireTLS=false&requiretls=true"],
    ["SMTP_URL", "smtps://user:hidden-password@mail.hjartalunga.se:465?secure=false"],
    ["SMTP_URL", "smtps://user:hidden-password@mail.hjartalunga.se:465?tls.rejectUnauthorized=false"],
    ["SMTP_URL", "smtps://user:hidden-password@mail.hjartalunga.se:465?TLS.rejectunauthorized=0"],
    ["NODE_TLS_REJECT_UNAUTHORIZED", "0"],
    ["SWISH_URL", "https://MSS.cpc.getswish.net/swish-cpcapi"],
    ["SWISH_URL", "https://mss.cpc.getswish.net:443/swish-cpcapi"],
    ["SWISH_URL", "https://mss.cpc.getswish.net:8443/swish-cpcapi"],
    ["SWISH_URL", "https://mss.cpc.getswish.net./swish-cpcapi"],
    ["BANKID_URL", "https://AppApi2.test.bankid.com:443/rp/v6.0"],
    ["BRITE_URL", "https://SANDBOX.britepaymentgroup.com:8443"],
    ["SITE_URL", "https://localhost."],
    ["PERSONAL_NUMBER_KEY", Buffer.alloc(32).toString("base64")],
    ["PERSONAL_NUMBER_KEY", Buffer.alloc(32, 7).toString("base64")],
    ["PERSONAL_NUMBER_KEY", Buffer.from("abcd".repeat(8)).toString("base64")],
    ["PERSONAL_NUMBER_KEY", Buffer.from("development-only-personal-number").toString("base64url")],
    ["PERSONAL_NUMBER_OLD_KEYS", `7:${Buffer.alloc(32).toString("base64")}`],
    ["PERSONAL_NUMBER_OLD_KEYS", `7:${Buffer.from("abcd".repeat(8)).toString("base64")}`],
    ["RATE_LIMIT_SECRET", "0".repeat(40)],
    ["CARD_LINK_SECRET", production.GIFT_LINK_SECRET],
    ["PERSONAL_NUMBER_LOOKUP_KEY", production.PERSONAL_NUMBER_KEY],
    ["CONTENT_READ_TOKEN", "hidden-password"],
    ["BANK_FILES_FOLDER", "/proc/self/cwd/bank"],
    ["BANK_FILES_FOLDER", new URL("../../../bank-files", import.meta.url).pathname],
    ["BANK_FILES_FOLDER", new URL("../../..", import.meta.url).pathname],
    ["TRUSTED_PROXIES", "0.0.0.0/0"],
    ["TRUSTED_PROXIES", "10.0.0.5, ::/0"],
    ["TRUSTED_PROXIES", "0.0.0.0/1,128.0.0.0/1"],
    ["TRUSTED_PROXIES", "8.0.0.0/8"],
    ["TRUSTED_PROXIES", "2000::/7"],
  ].map(([name = "", value]): [string, Record<string, string | undefined>] => [name, { ...production, [name]: value }]),
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "hidden-password" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/8;192.168.0.0/16" }],
  ...["0.0.0.0", "::", "10.0.0.5", "api"].map((HOST): [string, Record<string, string>] => [
    "TRUSTED_PROXIES",
    { HOST },
  ]),
])("a wrong %s stops the start with one line that names it and no value", (name, given) => {
  const read = () => readEnvironment(given);
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hidden-password|\n/);
});
