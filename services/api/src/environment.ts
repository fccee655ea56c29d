import { exactly, ifGiven, notLocal, notOneOf, productionProblems } from "@hjarta-lunga/contract/deployment.ts";
import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { z } from "zod";
import {
  atLeast,
  bankgiro,
  encrypted,
  folder,
  mailServer,
  notAmong,
  notHost,
  ownCertificate,
} from "./environment-rules.ts";
import {
  isKey,
  isThisMachine,
  keyVersion,
  oldKeys,
  policies,
  proxies,
  proxiesMissing,
  thisMachine,
} from "./environment-values.ts";
import { limitsOf, limitVariables } from "./limits-environment.ts";

/** Good enough on a developer's machine, refused in production. */
const developmentSecrets = {
  RATE_LIMIT_SECRET: "development-only-rate-limit-secret",
  BODY_HASH_SECRET: "development-only-body-hash-secret",
  PERSONAL_NUMBER_KEY: Buffer.from("development-only-personal-number").toString("base64"),
  PERSONAL_NUMBER_LOOKUP_KEY: "development-only-personal-number-lookup",
  CONTENT_READ_TOKEN: "development-only-content-read-token",
  MONDIDO_PASSWORD: "development-only-mondido-password",
  MONDIDO_SECRET: "development-only-mondido-secret",
  CARD_LINK_SECRET: "development-only-memorial-card-link-secret",
  BRITE_PUBLIC_KEY: "development-only-brite-public-key",
  BRITE_SECRET: "development-only-brite-secret",
  GIFT_LINK_SECRET: "development-only-monthly-gift-link-secret",
} as const;
type SecretName = keyof typeof developmentSecrets;

const secret = (name: SecretName) =>
  z.string().min(32, "must be at least 32 characters").default(developmentSecrets[name]);
const password = (name: SecretName) => z.string().min(1).default(developmentSecrets[name]);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));
const testPayees = ["1234679304", "1231181189"];
/** Swish's simulator and sandbox: they pay with play money. */
const swishTestHosts = ["mss.cpc.getswish.net/", "staging.getswish.pub.tds.tieto.com/"];

/** Nobody's, and the stand-in bank's. */
const developmentPayee = { bankgiro: "9000000", customerNumber: "471117" };

/** Where certificates of tests are good, which everybody has. */
const bankIdTestHost = "appapi2.test.bankid.com/";

/** Its banks and people are played. */
const briteTestHost = "sandbox.";

const production: ProductionRules = {
  ...Object.fromEntries(Object.entries(developmentSecrets).map(([name, known]) => [name, notOneOf(known)])),
  DATABASE_URL: notLocal,
  SITE_URL: encrypted,
  CONTENT_URL: notLocal,
  CALLBACK_URL: notLocal,
  SWISH_URL: notHost("Swish's test environment", ...swishTestHosts),
  SWISH_QR_URL: encrypted,
  SWISH_PAYEE_ALIAS: notOneOf(...testPayees),
  SWISH_CERT_FILE: ownCertificate,
  SWISH_KEY_FILE: ownCertificate,
  BANKID_URL: notHost("BankID's test environment", bankIdTestHost),
  BANKID_CERT_FILE: ownCertificate,
  BANKID_KEY_FILE: ownCertificate,
  BANKID_CA_FILE: ownCertificate,
  BANKID_PHONE_START_URL: encrypted,
  BANKID_COMPUTER_START_URL: notLocal,
  BRITE_URL: notHost("Brite's sandbox", briteTestHost),
  MONDIDO_URL: encrypted,
  MONDIDO_MERCHANT_ID: notOneOf("1"),
  MONDIDO_TEST: exactly("false"),
  BANK_FILES_FOLDER: folder,
  AUTOGIRO_BANKGIRO: bankgiro(developmentPayee.bankgiro),
  AUTOGIRO_CUSTOMER_NUMBER: notOneOf(developmentPayee.customerNumber),
  SMTP_URL: mailServer,
  MAIL_FROM: (from) => notLocal(`mailto://${/@([^\s>]+)/.exec(from)?.[1] ?? ""}`),
};

/** Of what may be left out. */
const productionIfGiven: ProductionRules = {
  MANDATE_LEAST_AGE: atLeast(18, "nobody younger may bind themselves"),
  PERSONAL_NUMBER_OLD_KEYS: notAmong(developmentSecrets.PERSONAL_NUMBER_KEY),
  BANKID_COLLECT_SECONDS: atLeast(2, "BankID asks not to be asked more often"),
};

const fileName = z.string().min(1).optional();

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z
  .object({
    /** The one switch: contract/deployment.ts. */
    DEPLOYMENT: z.string().optional(),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: port.default(8001),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .refine(
        (value) => URL.canParse(value),
        "must be a URL: signs such as @, / and # in the password are written %40, %2F and %23",
      )
      .default("postgres://postgres@127.0.0.1:8004/charity"),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    RATE_LIMIT_SECRET: secret("RATE_LIMIT_SECRET"),
    ...limitVariables,
    BODY_HASH_SECRET: secret("BODY_HASH_SECRET"),
    PERSONAL_NUMBER_KEY: z
      .string()
      .refine(isKey, "must be 32 bytes in base64")
      .default(developmentSecrets.PERSONAL_NUMBER_KEY),
    PERSONAL_NUMBER_KEY_VERSION: keyVersion.default(1),
    PERSONAL_NUMBER_OLD_KEYS: oldKeys.optional(),
    PERSONAL_NUMBER_LOOKUP_KEY: secret("PERSONAL_NUMBER_LOOKUP_KEY"),
    CARD_LINK_SECRET: secret("CARD_LINK_SECRET"),
    GIFT_LINK_SECRET: secret("GIFT_LINK_SECRET"),
    GIFT_LINK_DAYS: z.coerce.number().int().min(1).max(365).default(60),
    SITE_URL: httpUrl.default("http://localhost:8000"),
    CONTENT_URL: httpUrl.default("http://localhost:8002"),
    CONTENT_READ_TOKEN: password("CONTENT_READ_TOKEN"),
    /** Where providers reach us from outside: HTTPS, since Swish calls nothing else. */
    CALLBACK_URL: z
      .url({ protocol: /^https$/ })
      .transform((url) => url.replace(/\/$/, ""))
      .default("https://localhost:8007"),
    /** Between two questions about a payment that nobody watches; they grow longer when its window has passed. */
    RECONCILE_BASE_SECONDS: z.coerce.number().min(0.2).max(600).default(5),
    /** So long a start that was lost is tried again, with the same id; a visitor waits no longer. */
    START_RETRY_SECONDS: z.coerce.number().min(1).max(120).default(30),
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(6_000),
    SWISH_URL: httpUrl.default("https://localhost:8005/swish-cpcapi"),
    SWISH_QR_URL: httpUrl.default("https://localhost:8005/qrg-swish"),
    SWISH_PAYEE_ALIAS: z
      .string()
      .regex(/^123\d{7}$/, "must be ten digits that begin with 123")
      .default("1234679304"),
    SWISH_CERT_FILE: fileName,
    SWISH_KEY_FILE: fileName,
    SWISH_KEY_PASSPHRASE: z.string().optional(),
    SWISH_CA_FILE: fileName,
    SWISH_WINDOW_SECONDS: z.coerce.number().int().min(5).default(180),
    BANKID_URL: httpUrl.default("https://localhost:8008/rp/v6.0"),
    BANKID_CERT_FILE: fileName,
    BANKID_KEY_FILE: fileName,
    BANKID_KEY_PASSPHRASE: z.string().optional(),
    BANKID_CA_FILE: fileName,
    BANKID_PHONE_START_URL: z.url().default("https://app.bankid.com/"),
    BANKID_COMPUTER_START_URL: z.url().default("bankid:///"),
    BANKID_CERTIFICATE_POLICIES: policies.default([]),
    BANKID_REQUIRE_PIN: z.stringbool().default(false),
    BANKID_COLLECT_SECONDS: z.coerce.number().min(0.2).max(60).default(2),
    BANKID_RESTART_SECONDS: z.coerce.number().min(0).max(600).default(180),
    BANKID_PATIENCE_SECONDS: z.coerce.number().min(1).max(120).default(20),
    BRITE_URL: httpUrl.default("http://localhost:8003/brite"),
    BRITE_PUBLIC_KEY: password("BRITE_PUBLIC_KEY"),
    BRITE_SECRET: password("BRITE_SECRET"),
    BRITE_LEADS_BACK: z.stringbool().default(true),
    MONDIDO_URL: httpUrl.default("http://localhost:8003/mondido/v1"),
    MONDIDO_MERCHANT_ID: z.string().min(1).default("1"),
    MONDIDO_PASSWORD: password("MONDIDO_PASSWORD"),
    MONDIDO_SECRET: password("MONDIDO_SECRET"),
    MONDIDO_TEST: z.stringbool().default(true),
    MONDIDO_WINDOW_SECONDS: z.coerce.number().int().min(5).default(1_800),
    /** Where the file agent of the bank or of Bankgirot takes our files and lays the bank's. */
    BANK_FILES_FOLDER: z.string().min(1).default(".data/bank-files"),
    /** So long the bank's files lie in the folder after they were read: personal numbers stand in them in plain. */
    BANK_FILES_KEPT_DAYS: z.coerce.number().int().min(1).max(90).default(14),
    AUTOGIRO_BANKGIRO: z
      .string()
      .regex(/^\d{7,8}$/, "must be seven or eight digits")
      .default(developmentPayee.bankgiro),
    AUTOGIRO_CUSTOMER_NUMBER: z
      .string()
      .regex(/^\d{1,6}$/, "must be at most six digits")
      .default(developmentPayee.customerNumber),
    /** UNVERIFIED: so many banking days before its day the bank is asked for a draw. */
    AUTOGIRO_LEAD_BANKING_DAYS: z.coerce.number().int().min(1).max(20).default(4),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default("smtp://localhost:8006?ignoreTLS=true"),
    /** RFC 5321, 4.5.3.2.6: a server that thinks has taken the letter, and who leaves before ten minutes sends it twice. */
    MAIL_PATIENCE_SECONDS: z.coerce.number().min(1).max(600).default(600),
    MAIL_FROM: z.string().min(3).default("Hjärta & Lunga <gava@hjarta-lunga.test>"),
    /** UNVERIFIED: so many banking days Bankgirot and the bank have to take a mandate before its first draw. */
    MANDATE_LEAD_BANKING_DAYS: z.coerce.number().int().min(1).max(60).default(usualBankingDaysAhead),
    /** Who holds an account that is drawn from must have had this birthday. */
    MANDATE_LEAST_AGE: z.coerce.number().int().min(0).max(30).default(18),
    TRUSTED_PROXIES: proxies.optional(),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  })
  .superRefine((env, context) => {
    if (!isThisMachine(env.HOST) && env.TRUSTED_PROXIES === undefined)
      context.addIssue({ code: "custom", path: ["TRUSTED_PROXIES"], message: proxiesMissing });
    if (env.PERSONAL_NUMBER_OLD_KEYS?.some(({ version }) => version === env.PERSONAL_NUMBER_KEY_VERSION))
      context.addIssue({ code: "custom", path: ["PERSONAL_NUMBER_KEY_VERSION"], message: "is an old key's" });
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    rateLimitSecret: env.RATE_LIMIT_SECRET,
    limits: limitsOf(env),
    bodyHashSecret: env.BODY_HASH_SECRET,
    personalNumberKeys: {
      current: env.PERSONAL_NUMBER_KEY_VERSION,
      byVersion: new Map(
        [
          ...(env.PERSONAL_NUMBER_OLD_KEYS ?? []),
          { version: env.PERSONAL_NUMBER_KEY_VERSION, key: env.PERSONAL_NUMBER_KEY },
        ].map(({ version, key }) => [version, Buffer.from(key, "base64")] as const),
      ),
    },
    personalNumberLookupKey: env.PERSONAL_NUMBER_LOOKUP_KEY,
    cardLinkSecret: env.CARD_LINK_SECRET,
    giftLinks: { secret: env.GIFT_LINK_SECRET, days: env.GIFT_LINK_DAYS },
    siteUrl: env.SITE_URL,
    content: { url: env.CONTENT_URL, token: env.CONTENT_READ_TOKEN },
    callbackUrl: env.CALLBACK_URL,
    reconcileBaseMs: env.RECONCILE_BASE_SECONDS * 1_000,
    startRetryMs: env.START_RETRY_SECONDS * 1_000,
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    swish: {
      url: env.SWISH_URL,
      qrUrl: env.SWISH_QR_URL,
      payeeAlias: env.SWISH_PAYEE_ALIAS,
      certFile: env.SWISH_CERT_FILE,
      keyFile: env.SWISH_KEY_FILE,
      keyPassphrase: env.SWISH_KEY_PASSPHRASE,
      caFile: env.SWISH_CA_FILE,
      windowSeconds: env.SWISH_WINDOW_SECONDS,
    },
    bankId: {
      url: env.BANKID_URL,
      certFile: env.BANKID_CERT_FILE,
      keyFile: env.BANKID_KEY_FILE,
      keyPassphrase: env.BANKID_KEY_PASSPHRASE,
      caFile: env.BANKID_CA_FILE,
      startUrls: { phone: env.BANKID_PHONE_START_URL, computer: env.BANKID_COMPUTER_START_URL },
      certificatePolicies: env.BANKID_CERTIFICATE_POLICIES,
      requirePin: env.BANKID_REQUIRE_PIN,
      collectMs: env.BANKID_COLLECT_SECONDS * 1_000,
      restartMs: env.BANKID_RESTART_SECONDS * 1_000,
      patienceMs: env.BANKID_PATIENCE_SECONDS * 1_000,
    },
    brite: {
      url: env.BRITE_URL,
      publicKey: env.BRITE_PUBLIC_KEY,
      secret: env.BRITE_SECRET,
      leadsBack: env.BRITE_LEADS_BACK,
    },
    mondido: {
      url: env.MONDIDO_URL,
      merchantId: env.MONDIDO_MERCHANT_ID,
      password: env.MONDIDO_PASSWORD,
      secret: env.MONDIDO_SECRET,
      test: env.MONDIDO_TEST,
      windowSeconds: env.MONDIDO_WINDOW_SECONDS,
    },
    autogiro: {
      folder: env.BANK_FILES_FOLDER,
      filesKeptDays: env.BANK_FILES_KEPT_DAYS,
      bankgiro: env.AUTOGIRO_BANKGIRO,
      customerNumber: env.AUTOGIRO_CUSTOMER_NUMBER,
      leadBankingDays: env.AUTOGIRO_LEAD_BANKING_DAYS,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, patienceMs: env.MAIL_PATIENCE_SECONDS * 1_000 },
    mandateLeadBankingDays: env.MANDATE_LEAD_BANKING_DAYS,
    mandateLeastAge: env.MANDATE_LEAST_AGE,
    trustedProxies: env.TRUSTED_PROXIES ?? thisMachine,
    logLevel: env.LOG_LEVEL,
  }));

export type Environment = z.infer<typeof schema>;
export const variableNames: readonly string[] = Object.keys(schema.in.shape);

/** One line that names each variable and what is wrong with it; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  // An empty variable is what a commented template leaves behind: it means "not set".
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(set);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  const problems = [...wrong, ...productionProblems({ ...production, ...ifGiven(productionIfGiven, set) }, set)];
  if (result.success && problems.length === 0) return result.data;
  throw new EnvironmentError(`The API's environment is not right. ${problems.join("; ")}`);
};
