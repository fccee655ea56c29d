import { z } from "zod";
import { variable } from "./variable.ts";

export type Limit = { most: number; seconds: number };
/**
 * `own` counts whom the call concerns, `address` the client's network (200 people with 50 tabs each may share one),
 * `site` the 65,536 networks that one client may have: an operator gives each telephone a network of its own.
 */
type LimitPair = { own?: Limit; address?: Limit; site?: Limit };

const aMinute = (calls: number): Limit => ({ most: calls, seconds: 60 });
const anHour = (calls: number): Limit => ({ most: calls, seconds: 3_600 });
const aDay = (calls: number): Limit => ({ most: calls, seconds: 86_400 });
/** In short windows: who is told to wait while paying waits seconds, not a minute. */
const aMinuteInSixths = (calls: number): Limit => ({ most: Math.ceil(calls / 6), seconds: 10 });

const usual = {
  order: { own: aDay(30), address: aMinute(600) },
  /** Each takes from the shelf before it is paid; a hospital may share an address. */
  articleOrder: { own: aDay(10), address: anHour(100) },
  /** Counted by itself: what costs nothing never takes the place of what somebody wants to pay for. */
  freeArticleOrder: { own: aDay(10), address: anHour(100) },
  swishNumber: { own: aDay(20) },
  payment: { own: aMinute(20), address: aMinute(1_200) },
  poll: { own: aMinuteInSixths(1_800), address: aMinuteInSixths(360_000) },
  /** News of one payment; a provider tells of everybody's from a few addresses. What is refused here is asked for by ourselves. */
  callback: { own: aMinute(60), address: aMinute(6_000) },
  /** Of the gift's own token: whoever guesses uses up only the guess. Written as it is typed, so often. */
  giver: { own: aMinute(60), address: aMinute(1_200) },
  receipt: { own: aMinute(20), address: aMinute(600) },
  consent: { own: aMinute(30), address: aMinute(1_200) },
  preview: { address: aMinuteInSixths(3_000) },
  webEvent: { own: aMinute(120), address: aMinute(24_000) },
  /** Mailed to whatever address is given. What is made beyond that is made all the same, and its page says that no mail comes. */
  freeMail: { address: anHour(30), site: anHour(300) },
  freeMailOfDay: { address: aDay(200), site: aDay(2_000) },
  card: { own: aDay(10), address: aMinute(600) },
  /** Counted by nothing but the network: of what were counted by card, one reader could use up all. */
  cardView: { address: aMinuteInSixths(12_000) },
  cardFile: { address: aMinute(600) },
  candle: { own: aMinute(600), address: aMinute(150) },
  /** Kept for two years, and no mailbox counts them. */
  candleWithoutAddress: { address: aDay(2_000), site: aDay(20_000) },
  /** By the token that comes with the call: whoever guesses uses up only the guess. */
  cardChange: { own: aMinute(60), address: aMinute(600) },
  /** Each may be a mail to another address, and to the sender that there is no such address. */
  cardSending: { own: aDay(20) },
  report: { address: aMinute(60) },
  giftLink: { own: aMinute(30), address: aMinute(300) },
  bankIdStart: { address: aMinute(600) },
  bankIdPerson: { own: aDay(100) },
  bankIdPoll: { own: aMinuteInSixths(3_600), address: aMinuteInSixths(360_000) },
  mandate: { address: aMinute(600) },
  mandateHolder: { own: aDay(10) },
  mandateStatus: { own: aDay(60) },
  accountLookup: { address: aMinute(600) },
  accountPerson: { own: aDay(30) },
  accountResult: { own: aMinuteInSixths(120), address: aMinuteInSixths(12_000) },
  /** Of an office that knows many companies; a register with our name on the questions is not to be copied. */
  companyLookup: { address: aDay(300), site: aDay(3_000) },
  /** An invoice is mailed to whatever address is given, and takes a number of our books. */
  invoice: { own: aDay(5), address: anHour(60), site: anHour(600) },
  /** By the short number alone: nobody walks through them. */
  shortCode: { address: aMinute(60), site: aMinute(600) },
  /** By the token: whoever guesses uses up only the guess. */
  myData: { own: aMinute(60), address: aMinute(1_200) },
  /** Each is a mail or an SMS to whatever address is given: counted by who asks, and by the address. */
  addressProof: { own: aDay(10), address: anHour(60), site: anHour(600) },
  provenAddress: { own: aDay(5) },
  /** Of a million codes, with five tries for each that was sent. */
  addressCode: { own: aDay(30) },
  mailLink: { own: aDay(5), address: anHour(30), site: anHour(300) },
  /** By the link: whoever guesses uses up only the guess. */
  mailedSecret: { own: aMinute(30), address: aMinute(300) },
  comment: { own: aDay(20), address: anHour(200) },
  /** Each is a mail to whatever address is given: counted by who asks, by the mailbox and by the order. */
  withdrawal: { own: aDay(10), address: anHour(60), site: anHour(600) },
  withdrawalOrder: { own: aDay(20) },
  lookup: { address: aMinuteInSixths(6_000) },
  /** People found by search, so that nobody copies the register: a family that types a name finds fifty to eighty. */
  deceased: { address: aDay(800), site: aDay(8_000) },
} satisfies Record<string, LimitPair>;

const fixed = { deceasedAgain: { own: aDay(1) } } satisfies Record<string, LimitPair>;

export type LimitName = keyof typeof usual | keyof typeof fixed;
export type LimitTable = Record<LimitName, LimitPair>;

const times = (factor: number, limit: Limit | undefined) =>
  limit && { ...limit, most: Math.max(1, Math.ceil(limit.most * factor)) };

export const limitsOf = (factor: number): LimitTable => {
  const wider = Object.entries<LimitPair>(usual).map(([name, { own, address, site }]) => [
    name,
    { own: times(factor, own), address: times(factor, address), site: times(factor, site) },
  ]);
  return { ...(Object.fromEntries(wider) as Record<keyof typeof usual, LimitPair>), ...fixed };
};

const mostInProduction = 20;

export const limits = variable("LIMIT_FACTOR", z.coerce.number().positive().default(1).transform(limitsOf), {
  ifGiven: (factor) => (Number(factor) <= mostInProduction ? undefined : `must be at most ${mostInProduction}`),
});
