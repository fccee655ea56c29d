import { encrypted, encryptedOrBesideUs, ownSecret } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { developmentSecrets } from "./secrets.ts";
import { httpUrl } from "./values.ts";
import { variable } from "./variable.ts";

const developmentToken = developmentSecrets.CONTENT_READ_TOKEN;

export const site = {
  siteUrl: variable("SITE_URL", httpUrl.default("http://localhost:8000"), { production: encrypted }),
  content: {
    url: variable("CONTENT_URL", httpUrl.default("http://localhost:8002"), { production: encryptedOrBesideUs }),
    token: variable("CONTENT_READ_TOKEN", z.string().min(1).default(developmentToken), {
      production: ownSecret(developmentToken),
    }),
  },
};
