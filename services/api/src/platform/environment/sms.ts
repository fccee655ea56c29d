import { encrypted, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { password } from "./secrets.ts";
import { httpUrl, variable } from "./variable.ts";

const developmentUser = "hjarta-lunga";

/** A telephone number, or a name of at most eleven letters and digits. */
const sender = z.string().regex(/^(?:\+\d{7,15}|[A-Za-z][A-Za-z0-9]{2,10})$/, "must be a number, or 3 to 11 letters");

export const sms = {
  url: variable("SMS_URL", httpUrl.default("http://localhost:8003/46elks/a1"), { production: encrypted }),
  user: variable("SMS_USER", z.string().min(1).default(developmentUser), { production: notOneOf(developmentUser) }),
  password: password("SMS_PASSWORD"),
  from: variable("SMS_FROM", sender.default("HjartaLunga")),
};
