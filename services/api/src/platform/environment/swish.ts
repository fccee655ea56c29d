import { encrypted, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { notHost, ownCertificate } from "./rules.ts";
import { fileName, httpUrl } from "./values.ts";
import { variable } from "./variable.ts";

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
