import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/connect.ts";
import type { Limit, LimitName, LimitTable } from "../environment/limits.ts";
import { networkOf, siteOf } from "./client-network.ts";
import { createCallCounter } from "./count-calls.ts";
import { Refusal } from "./refusal.ts";

export type Client = Pick<FastifyRequest, "ip" | "log">;
type Counter = Limit & { key: string; calls: number };
type Options = { db: Database; secret: string; limits: LimitTable };

type IsRepeated = () => Promise<boolean>;
const never: IsRepeated = () => Promise.resolve(false);

export type RateLimiter = {
  secondsToWait: (
    name: LimitName,
    client: Client,
    who: string | null,
    isRepeated?: IsRepeated,
    calls?: number,
  ) => Promise<number | null>;
  take: (name: LimitName, client: Client, who: string | null, isRepeated?: IsRepeated, calls?: number) => Promise<void>;
  isCounted: (name: LimitName, who: string) => Promise<boolean>;
  /** The client's site and network as keyed hashes, `<site>.<network>`, for what is counted by something else than calls. */
  networkOf: (client: Pick<Client, "ip">) => string;
  /** Takes a call off again from whom it concerns: nothing came of it. The client's network has asked all the same. */
  giveBack: (name: LimitName, who: string | null) => Promise<void>;
};

export const createRateLimiter = ({ db, secret, limits }: Options): RateLimiter => {
  const counters = createCallCounter(db);
  const hashOf = (who: string) => createHmac("sha256", secret).update(who).digest("base64url");
  const keyOf = (kind: string, who: string) => `${kind}:${hashOf(who)}`;

  /** Of what its networks let through: one of them alone uses up nothing of the others'. */
  const siteSecondsToWait = async (name: LimitName, { ip, log }: Client, calls: number): Promise<number | null> => {
    const { site: limit } = limits[name];
    const site = siteOf(networkOf(ip));
    if (limit === undefined || site === networkOf(ip)) return null;
    const key = keyOf(`${name} site`, site);
    const row = (await counters.add([{ ...limit, calls, key }])).get(key);
    if (row === undefined || row.calls <= limit.most) return null;
    if (row.calls - limit.most <= calls) log.warn({ limit: name }, "a site went over its limit, by many networks");
    return row.leftSeconds;
  };

  const secondsToWait: RateLimiter["secondsToWait"] = async (name, { ip, log }, who, isRepeated = never, calls = 1) => {
    const { own, address } = limits[name];
    const byOwn = who === null || own === undefined ? undefined : { ...own, calls, key: keyOf(name, who) };
    const byAddress = address && { ...address, calls, key: keyOf(`${name} address`, networkOf(ip)) };
    const counted = await counters.add([byOwn, byAddress].filter((counter) => counter !== undefined));
    const overBy = (counter: Counter | undefined) => {
      const row = counter && counted.get(counter.key);
      return row && row.calls > counter.most
        ? { calls: row.calls - counter.most, seconds: row.leftSeconds }
        : undefined;
    };
    const [tooMany, tooManyThere] = [overBy(byOwn), overBy(byAddress)];
    if (tooManyThere && tooManyThere.calls <= calls)
      log.warn({ limit: name }, "an address went over its limit; see that TRUSTED_PROXIES names every proxy of ours");
    if (tooMany && !tooManyThere && (await isRepeated())) return null;
    const seconds = Math.max(tooMany?.seconds ?? 0, tooManyThere?.seconds ?? 0);
    return seconds > 0 ? seconds : siteSecondsToWait(name, { ip, log }, calls);
  };

  return {
    secondsToWait,
    networkOf: ({ ip }) => `${hashOf(siteOf(networkOf(ip)))}.${hashOf(networkOf(ip))}`,
    isCounted: (name, who) => counters.isCounted(keyOf(name, who)),
    giveBack: async (name, who) => {
      if (who !== null) await counters.takeOff(keyOf(name, who));
    },
    take: async (...call) => {
      const seconds = await secondsToWait(...call);
      if (seconds !== null) throw new Refusal("too_many_requests", undefined, seconds);
    },
  };
};

/** For limits of a day: who clicks again, or is refused, must not use it up. */
export const countingNew = async <Added extends { isNew: boolean }>(
  limits: RateLimiter,
  [name, who]: Parameters<RateLimiter["giveBack"]>,
  add: () => Promise<Added>,
): Promise<Added> => {
  try {
    const added = await add();
    if (!added.isNew) await limits.giveBack(name, who);
    return added;
  } catch (error) {
    await limits.giveBack(name, who).catch(() => undefined);
    throw error;
  }
};
