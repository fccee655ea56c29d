import { z } from "zod";
import { part } from "./part.ts";

export type Limit = { most: number; seconds: number };
/**
 * `own` counts whom the call concerns, where it concerns somebody; `address` the client's network, which a hall full of
 * people may share: two hundred of them, with fifty tabs each. `site` counts what whoever has 65,536 networks may do by
 * passing from one to the next: ten times a network's, for an operator gives each telephone a network of its own.
 */
type LimitPair = { own?: Limit; address?: Limit; site?: Limit };

const aMinute = (calls: number): Limit => ({ most: calls, seconds: 60 });
const anHour = (calls: number): Limit => ({ most: calls, seconds: 3_600 });
const aDay = (calls: number): Limit => ({ most: calls, seconds: 86_400 });
/** In short windows: who is told to wait while paying waits seconds, not a minute. */
const aMinuteInSixths = (calls: number): Limit => ({ most: Math.ceil(calls / 6), seconds: 10 });

/** How often each call may come. */
const usual = {
  /** By e-mail address, which so many receipts can reach. */
  order: { own: aDay(30), address: aMinute(600) },
  /** Each takes from the shelf before it is paid; a hospital may share an address. */
  articleOrder: { own: aDay(10), address: anHour(100) },
  /** Requests to one telephone. */
  swishNumber: { own: aDay(20) },
  /** Begun or given up, by order. */
  payment: { own: aMinute(20), address: aMinute(1_200) },
  /** How an order stands: fifty tabs ask 1,500 times. */
  poll: { own: aMinuteInSixths(1_800), address: aMinuteInSixths(360_000) },
  /** News of one payment; a provider tells of everybody's from a few addresses. What is refused here is asked for by ourselves. */
  callback: { own: aMinute(60), address: aMinute(6_000) },
  receipt: { own: aMinute(20), address: aMinute(600) },
  /** By the id of a choice about cookies. */
  consent: { own: aMinute(30), address: aMinute(1_200) },
  /** Drawn while their visitor types: somebody quick asks for ninety a minute. */
  preview: { address: aMinuteInSixths(3_000) },
  /** Of one visit. */
  webEvent: { own: aMinute(120), address: aMinute(24_000) },
  /**
   * What costs nothing (candles, free orders, thanks for a card) is mailed to whatever address is given. What is made beyond
   * that is made all the same, and its page says that no mail comes.
   */
  freeMail: { address: anHour(30), site: anHour(300) },
  freeMailOfDay: { address: aDay(200), site: aDay(2_000) },
  /** Memorial cards without a gift. */
  card: { own: aDay(10), address: aMinute(600) },
  /**
   * A card may be read, kept and reported by everybody whom its link reaches, and they are counted by nothing but where
   * they are: what were counted by card, one of them could use up for all.
   */
  cardView: { address: aMinuteInSixths(12_000) },
  cardFile: { address: aMinute(600) },
  candle: { own: aMinute(600), address: aMinute(150) },
  /** By the token that comes with the call: whoever guesses uses up only the guess. */
  cardChange: { own: aMinute(60), address: aMinute(600) },
  /** Each may be a mail to another address, and to the sender that there is no such address. */
  cardSending: { own: aDay(20) },
  report: { address: aMinute(60) },
  giftLink: { own: aMinute(30), address: aMinute(300) },
  bankIdStart: { address: aMinute(600) },
  bankIdPerson: { own: aDay(100) },
  /** Each tab asks once a second. */
  bankIdPoll: { own: aMinuteInSixths(3_600), address: aMinuteInSixths(360_000) },
  mandate: { address: aMinute(600) },
  mandateHolder: { own: aDay(10) },
  mandateStatus: { own: aDay(60) },
  accountLookup: { address: aMinute(600) },
  accountPerson: { own: aDay(30) },
  /** One tab asks thirty times. */
  accountResult: { own: aMinuteInSixths(120), address: aMinuteInSixths(12_000) },
  /** As people type, thirty each a minute; in short windows too: who types on soon finds again. */
  lookup: { address: aMinuteInSixths(6_000) },
  /**
   * People that searches for who is remembered tell one network of, so that nobody copies the register: a family that types a
   * name is told of fifty to eighty. A site is told of less than half the register a day.
   */
  deceased: { address: aDay(800), site: aDay(8_000) },
} satisfies Record<string, LimitPair>;

/** What a network has been told this day already tells it nothing more: of what is new, people are counted. */
const fixed = { deceasedAgain: { own: aDay(1) } } satisfies Record<string, LimitPair>;

export type LimitName = keyof typeof usual | keyof typeof fixed;
export type LimitTable = Record<LimitName, LimitPair>;

const times = (factor: number, limit: Limit | undefined) =>
  limit && { ...limit, most: Math.max(1, Math.ceil(limit.most * factor)) };

/** All of them so many times wider, for a charity that more people visit than most. */
export const limitsOf = (factor: number): LimitTable => {
  const wider = Object.entries<LimitPair>(usual).map(([name, { own, address, site }]) => [
    name,
    { own: times(factor, own), address: times(factor, address), site: times(factor, site) },
  ]);
  return { ...(Object.fromEntries(wider) as Record<keyof typeof usual, LimitPair>), ...fixed };
};

/** Where strangers call, limits that are never met are none. */
const mostInProduction = 20;

export const limits = part({
  variables: { LIMIT_FACTOR: z.coerce.number().positive().default(1) },
  productionIfGiven: {
    LIMIT_FACTOR: (factor) => (Number(factor) <= mostInProduction ? undefined : `must be at most ${mostInProduction}`),
  },
  read: (env) => limitsOf(env.LIMIT_FACTOR),
});
