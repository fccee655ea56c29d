import { encrypted, exactly, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { password } from "./secrets.ts";
import { httpUrl } from "./values.ts";
import { variable } from "./variable.ts";

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
