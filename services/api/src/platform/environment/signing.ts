import { z } from "zod";
import { secret } from "./secrets.ts";
import { variable } from "./variable.ts";

export const signing = {
  rateLimitSecret: secret("RATE_LIMIT_SECRET"),
  bodyHashSecret: secret("BODY_HASH_SECRET"),
  cardLinkSecret: secret("CARD_LINK_SECRET"),
  giftLinks: {
    secret: secret("GIFT_LINK_SECRET"),
    days: variable("GIFT_LINK_DAYS", z.coerce.number().int().min(1).max(365).default(60)),
    moves: {
      raiseTimes: variable("GIFT_LINK_RAISE_TIMES", z.coerce.number().min(1).max(10).default(2)),
      extraMost: variable("GIFT_LINK_EXTRA_MOST", z.coerce.number().int().min(1).max(100_000).default(5_000)),
      extraTimes: variable("GIFT_LINK_EXTRA_TIMES", z.coerce.number().min(1).max(100).default(10)),
    },
  },
};
