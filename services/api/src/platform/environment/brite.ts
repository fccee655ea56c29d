import { z } from "zod";
import { part } from "./part.ts";
import { notHost } from "./rules.ts";
import { password } from "./secrets.ts";
import { httpUrl } from "./values.ts";

const testHost = "sandbox.britepaymentgroup.com";

export const brite = part({
  variables: {
    BRITE_URL: httpUrl.default("http://localhost:8003/brite"),
    BRITE_PUBLIC_KEY: password("BRITE_PUBLIC_KEY"),
    BRITE_SECRET: password("BRITE_SECRET"),
    BRITE_LEADS_BACK: z.stringbool().default(true),
  },
  production: { BRITE_URL: notHost("Brite's sandbox", testHost) },
  read: (env) => ({
    url: env.BRITE_URL,
    publicKey: env.BRITE_PUBLIC_KEY,
    secret: env.BRITE_SECRET,
    leadsBack: env.BRITE_LEADS_BACK,
  }),
});
