import { notLocal, encrypted, notOneOf, exactly } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { httpsUrl, toMs, fileName, httpUrl, variable } from "./variable.ts";
import { notHost, ownCertificate } from "./rules.ts";
import { password } from "./secrets.ts";

export const payments = {
  callbackUrl: variable("CALLBACK_URL", httpsUrl.default("https://localhost:8007"), { production: notLocal }),
  reconcileBaseMs: variable("RECONCILE_BASE_SECONDS", z.coerce.number().min(0.2).max(600).default(5).transform(toMs)),
  startRetryMs: variable("START_RETRY_SECONDS", z.coerce.number().min(1).max(120).default(30).transform(toMs)),
  providerTimeoutMs: variable("PROVIDER_TIMEOUT_MS", z.coerce.number().int().min(100).max(15_000).default(6_000)),
};

const testPayees = ["1234679304", "1231181189"] as const;
const testHosts = ["mss.cpc.getswish.net", "staging.getswish.pub.tds.tieto.com"];
const payeeAlias = z.string().regex(/^123\d{7}$/, "must be ten digits that begin with 123");

export const swish = {
  url: variable("SWISH_URL", httpUrl.default("https://localhost:8005/swish-cpcapi"), {
    production: notHost("Swish's test environment", ...testHosts),
  }),
  qrUrl: variable("SWISH_QR_URL", httpUrl.default("https://localhost:8005/qrg-swish"), { production: encrypted }),
  payeeAlias: variable("SWISH_PAYEE_ALIAS", payeeAlias.default(testPayees[0]), { production: notOneOf(...testPayees) }),
  certFile: variable("SWISH_CERT_FILE", fileName, { production: ownCertificate }),
  keyFile: variable("SWISH_KEY_FILE", fileName, { production: ownCertificate }),
  keyPassphrase: variable("SWISH_KEY_PASSPHRASE", z.string().optional()),
  caFile: variable("SWISH_CA_FILE", fileName),
  windowSeconds: variable("SWISH_WINDOW_SECONDS", z.coerce.number().int().min(5).default(180)),
};

const developmentMerchant = "1";

export const mondido = {
  url: variable("MONDIDO_URL", httpUrl.default("http://localhost:8003/mondido/v1"), { production: encrypted }),
  merchantId: variable("MONDIDO_MERCHANT_ID", z.string().min(1).default(developmentMerchant), {
    production: notOneOf(developmentMerchant),
  }),
  password: password("MONDIDO_PASSWORD"),
  secret: password("MONDIDO_SECRET"),
  test: variable("MONDIDO_TEST", z.stringbool().default(true), { production: exactly("false") }),
  windowSeconds: variable("MONDIDO_WINDOW_SECONDS", z.coerce.number().int().min(5).default(1_800)),
  /** UNVERIFIED: so many days its card page can be paid, whatever became of the payment here. */
  pageDays: variable("MONDIDO_PAGE_DAYS", z.coerce.number().int().min(1).max(365).default(30)),
  listDays: variable("MONDIDO_LIST_DAYS", z.coerce.number().int().min(1).max(1_000).default(90)),
};
