import { encrypted, notLocal, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { atLeast, notHost, ownCertificate } from "./rules.ts";
import { fileName, httpUrl, toMs, variable } from "./variable.ts";
import { password } from "./secrets.ts";

const testHost = "appapi2.test.bankid.com";

const policies = z
  .string()
  .transform((list) => list.split(",").map((policy) => policy.trim()))
  .refine((list) => list.every((policy) => /^\d+(\.\d+)+$/.test(policy)), "must be like 1.2.752.78.1.5");

export const bankId = {
  url: variable("BANKID_URL", httpUrl.default("https://localhost:8008/rp/v6.0"), {
    production: notHost("BankID's test environment", testHost),
  }),
  certFile: variable("BANKID_CERT_FILE", fileName, { production: ownCertificate }),
  keyFile: variable("BANKID_KEY_FILE", fileName, { production: ownCertificate }),
  keyPassphrase: variable("BANKID_KEY_PASSPHRASE", z.string().optional()),
  caFile: variable("BANKID_CA_FILE", fileName, { production: ownCertificate }),
  startUrls: {
    phone: variable("BANKID_PHONE_START_URL", z.url().default("https://app.bankid.com/"), { production: encrypted }),
    computer: variable("BANKID_COMPUTER_START_URL", z.url().default("bankid:///"), { production: notLocal }),
  },
  certificatePolicies: variable("BANKID_CERTIFICATE_POLICIES", policies.default([])),
  requirePin: variable("BANKID_REQUIRE_PIN", z.stringbool().default(false)),
  collectMs: variable("BANKID_COLLECT_SECONDS", z.coerce.number().min(0.2).max(60).default(2).transform(toMs), {
    ifGiven: atLeast(2, "BankID asks not to be asked more often"),
  }),
  restartMs: variable("BANKID_RESTART_SECONDS", z.coerce.number().min(0).max(600).default(180).transform(toMs)),
  patienceMs: variable("BANKID_PATIENCE_SECONDS", z.coerce.number().min(1).max(120).default(20).transform(toMs)),
};

const developmentClient = "hjarta-lunga";

/** Bolagsverket's register of companies, and where it gives the token for it. */
export const companyRegister = {
  url: variable("COMPANY_REGISTER_URL", httpUrl.default("http://localhost:8003/company-register/v1"), {
    production: encrypted,
  }),
  tokenUrl: variable("COMPANY_REGISTER_TOKEN_URL", httpUrl.default("http://localhost:8003/company-register/token"), {
    production: encrypted,
  }),
  clientId: variable("COMPANY_REGISTER_CLIENT", z.string().min(1).default(developmentClient), {
    production: notOneOf(developmentClient),
  }),
  secret: password("COMPANY_REGISTER_SECRET"),
};

const sandbox = "sandbox.britepaymentgroup.com";

export const brite = {
  url: variable("BRITE_URL", httpUrl.default("http://localhost:8003/brite"), {
    production: notHost("Brite's sandbox", sandbox),
  }),
  publicKey: password("BRITE_PUBLIC_KEY"),
  secret: password("BRITE_SECRET"),
  leadsBack: variable("BRITE_LEADS_BACK", z.stringbool().default(true)),
};
