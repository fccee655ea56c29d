import { encrypted, exactly, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { password } from "./secrets.ts";
import { httpUrl } from "./values.ts";

const developmentMerchant = "1";

export const mondido = part({
  variables: {
    MONDIDO_URL: httpUrl.default("http://localhost:8003/mondido/v1"),
    MONDIDO_MERCHANT_ID: z.string().min(1).default(developmentMerchant),
    MONDIDO_PASSWORD: password("MONDIDO_PASSWORD"),
    MONDIDO_SECRET: password("MONDIDO_SECRET"),
    MONDIDO_TEST: z.stringbool().default(true),
    MONDIDO_WINDOW_SECONDS: z.coerce.number().int().min(5).default(1_800),
    /** UNVERIFIED: so many days its card page can be paid, whatever became of the payment here. */
    MONDIDO_PAGE_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    MONDIDO_LIST_DAYS: z.coerce.number().int().min(1).max(1_000).default(90),
  },
  production: {
    MONDIDO_URL: encrypted,
    MONDIDO_MERCHANT_ID: notOneOf(developmentMerchant),
    MONDIDO_TEST: exactly("false"),
  },
  read: (env) => ({
    url: env.MONDIDO_URL,
    merchantId: env.MONDIDO_MERCHANT_ID,
    password: env.MONDIDO_PASSWORD,
    secret: env.MONDIDO_SECRET,
    test: env.MONDIDO_TEST,
    windowSeconds: env.MONDIDO_WINDOW_SECONDS,
    pageDays: env.MONDIDO_PAGE_DAYS,
    listDays: env.MONDIDO_LIST_DAYS,
  }),
});
