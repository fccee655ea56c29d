import { asOne, showAfterwards } from "./check.ts";
import type { Check } from "./check.ts";

/** Enough to see that it holds; `npm run kill-test -- 100` is for certainty. */
const rounds = 4;

export const killCheck: Check = {
  name: `The API and PostgreSQL killed under load, ${rounds} rounds`,
  run: () => asOne(showAfterwards(process.execPath, ["scripts/kill-test.ts", String(rounds)])),
};
