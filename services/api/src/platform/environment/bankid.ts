import { encrypted, notLocal } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { atLeast, notHost, ownCertificate } from "./rules.ts";
import { fileName, httpUrl } from "./values.ts";

const testHost = "appapi2.test.bankid.com";

const policies = z
  .string()
  .transform((list) => list.split(",").map((policy) => policy.trim()))
  .refine((list) => list.every((policy) => /^\d+(\.\d+)+$/.test(policy)), "must be like 1.2.752.78.1.5");

export const bankId = part({
  variables: {
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
  },
  production: {
    BANKID_URL: notHost("BankID's test environment", testHost),
    BANKID_CERT_FILE: ownCertificate,
    BANKID_KEY_FILE: ownCertificate,
    BANKID_CA_FILE: ownCertificate,
    BANKID_PHONE_START_URL: encrypted,
    BANKID_COMPUTER_START_URL: notLocal,
  },
  productionIfGiven: { BANKID_COLLECT_SECONDS: atLeast(2, "BankID asks not to be asked more often") },
  read: (env) => ({
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
  }),
});
