import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { askOutside } from "./ask-outside.ts";
import { readFacts } from "./read-facts.ts";

const everyMs = 10 * 60_000;
const mostAtATime = 20;
const politeMs = 1000;
/** What failed is asked again the next hour, and the rest each week. */
const askAgain = { works: "7 days", fails: "1 hour" } as const;

/** Claimed before it is asked: of several services one asks. */
async function claim(payload: Payload, url: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`insert into outside_links (url, asked_at, failures) values (${url}, now(), 0)
        on conflict (url) do update set asked_at = now()
        where outside_links.asked_at < now() - case when outside_links.problem is null
          then ${askAgain.works}::interval else ${askAgain.fails}::interval end
        returning url`,
  );
  return rows.length > 0;
}

/** One after the other, so that nobody is asked much at once. */
export async function askDue(payload: Payload, ask = askOutside, pauseMs = politeMs): Promise<number> {
  const { pages, elsewhere } = await readFacts(payload);
  const links = [...pages.flatMap((page) => page.links), ...elsewhere];
  const urls = new Set(links.map(({ href }) => href).filter((href) => /^https?:\/\//.test(href)));
  let asked = 0;
  for (const url of urls) {
    if (asked >= mostAtATime) break;
    if (!(await claim(payload, url))) continue;
    asked += 1;
    const problem = await ask(url);
    await payload.db.drizzle.execute(
      sql`update outside_links set problem = ${problem}, failures = ${problem === null ? sql`0` : sql`failures + 1`}
          where url = ${url}`,
    );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return asked;
}

/** While the service runs. */
export function keepAsking(payload: Payload): void {
  const next = () =>
    setTimeout(() => {
      askDue(payload)
        .catch((error: unknown) => payload.logger.warn(`Links to other sites could not be asked: ${String(error)}`))
        .finally(next);
    }, everyMs).unref();
  next();
}
