import { encrypted, encryptedOrBesideUs } from "@hjarta-lunga/contract/deployment.ts";
import { part } from "./part.ts";
import { password } from "./secrets.ts";
import { httpUrl } from "./values.ts";

export const site = part({
  variables: {
    SITE_URL: httpUrl.default("http://localhost:8000"),
    CONTENT_URL: httpUrl.default("http://localhost:8002"),
    CONTENT_READ_TOKEN: password("CONTENT_READ_TOKEN"),
  },
  production: { SITE_URL: encrypted, CONTENT_URL: encryptedOrBesideUs },
  read: (env) => ({ siteUrl: env.SITE_URL, content: { url: env.CONTENT_URL, token: env.CONTENT_READ_TOKEN } }),
});
