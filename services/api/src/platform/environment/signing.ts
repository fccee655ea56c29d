import { z } from "zod";
import { part } from "./part.ts";
import { secret } from "./secrets.ts";

export const signing = part({
  variables: {
    RATE_LIMIT_SECRET: secret("RATE_LIMIT_SECRET"),
    BODY_HASH_SECRET: secret("BODY_HASH_SECRET"),
    CARD_LINK_SECRET: secret("CARD_LINK_SECRET"),
    GIFT_LINK_SECRET: secret("GIFT_LINK_SECRET"),
    GIFT_LINK_DAYS: z.coerce.number().int().min(1).max(365).default(60),
    GIFT_LINK_RAISE_TIMES: z.coerce.number().min(1).max(10).default(2),
    GIFT_LINK_EXTRA_MOST: z.coerce.number().int().min(1).max(100_000).default(5_000),
    GIFT_LINK_EXTRA_TIMES: z.coerce.number().min(1).max(100).default(10),
  },
  read: (env) => ({
    rateLimitSecret: env.RATE_LIMIT_SECRET,
    bodyHashSecret: env.BODY_HASH_SECRET,
    cardLinkSecret: env.CARD_LINK_SECRET,
    giftLinks: {
      ...{ secret: env.GIFT_LINK_SECRET, days: env.GIFT_LINK_DAYS },
      moves: {
        raiseTimes: env.GIFT_LINK_RAISE_TIMES,
        extraMost: env.GIFT_LINK_EXTRA_MOST,
        extraTimes: env.GIFT_LINK_EXTRA_TIMES,
      },
    },
  }),
});
