import { encrypted, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { notHost, ownCertificate } from "./rules.ts";
import { fileName, httpUrl } from "./values.ts";

const testPayees = ["1234679304", "1231181189"] as const;
const testHosts = ["mss.cpc.getswish.net", "staging.getswish.pub.tds.tieto.com"];

export const swish = part({
  variables: {
    SWISH_URL: httpUrl.default("https://localhost:8005/swish-cpcapi"),
    SWISH_QR_URL: httpUrl.default("https://localhost:8005/qrg-swish"),
    SWISH_PAYEE_ALIAS: z
      .string()
      .regex(/^123\d{7}$/, "must be ten digits that begin with 123")
      .default(testPayees[0]),
    SWISH_CERT_FILE: fileName,
    SWISH_KEY_FILE: fileName,
    SWISH_KEY_PASSPHRASE: z.string().optional(),
    SWISH_CA_FILE: fileName,
    SWISH_WINDOW_SECONDS: z.coerce.number().int().min(5).default(180),
  },
  production: {
    SWISH_URL: notHost("Swish's test environment", ...testHosts),
    SWISH_QR_URL: encrypted,
    SWISH_PAYEE_ALIAS: notOneOf(...testPayees),
    SWISH_CERT_FILE: ownCertificate,
    SWISH_KEY_FILE: ownCertificate,
  },
  read: (env) => ({
    url: env.SWISH_URL,
    qrUrl: env.SWISH_QR_URL,
    payeeAlias: env.SWISH_PAYEE_ALIAS,
    certFile: env.SWISH_CERT_FILE,
    keyFile: env.SWISH_KEY_FILE,
    keyPassphrase: env.SWISH_KEY_PASSPHRASE,
    caFile: env.SWISH_CA_FILE,
    windowSeconds: env.SWISH_WINDOW_SECONDS,
  }),
});
