import { z } from "zod";
import { notHost } from "./rules.ts";
import { password } from "./secrets.ts";
import { httpUrl, variable } from "./variable.ts";

const testHost = "sandbox.britepaymentgroup.com";

export const brite = {
  url: variable("BRITE_URL", httpUrl.default("http://localhost:8003/brite"), {
    production: notHost("Brite's sandbox", testHost),
  }),
  publicKey: password("BRITE_PUBLIC_KEY"),
  secret: password("BRITE_SECRET"),
  leadsBack: variable("BRITE_LEADS_BACK", z.stringbool().default(true)),
};
