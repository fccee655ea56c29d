import { z } from "zod";

const most = (calls: number) => z.coerce.number().int().min(1).default(calls);

/** How often a call may come; .env.example says of whom and why. */
export const limitVariables = {
  ORDER_LIMIT_PER_EMAIL_PER_DAY: most(30),
  SWISH_LIMIT_PER_NUMBER_PER_DAY: most(20),
  PAYMENT_LIMIT_PER_ORDER: most(20),
  POLL_LIMIT_PER_ORDER: most(1_800),
  CALLBACK_LIMIT_PER_PAYMENT: most(60),
  RECEIPT_LIMIT_PER_ORDER: most(20),
  CONSENT_LIMIT_PER_VISITOR: most(30),
  WEB_EVENT_LIMIT_PER_VISITOR: most(120),
  ORDER_LIMIT_PER_ADDRESS: most(600),
  PAYMENT_LIMIT_PER_ADDRESS: most(1_200),
  POLL_LIMIT_PER_ADDRESS: most(360_000),
  CALLBACK_LIMIT_PER_ADDRESS: most(6_000),
  RECEIPT_LIMIT_PER_ADDRESS: most(600),
  CONSENT_LIMIT_PER_ADDRESS: most(1_200),
  WEB_EVENT_LIMIT_PER_ADDRESS: most(24_000),
  LOOKUP_LIMIT_PER_ADDRESS: most(6_000),
  DECEASED_LIMIT_PER_ADDRESS: most(800),
  PREVIEW_LIMIT_PER_ADDRESS: most(3_000),
  ARTICLE_ORDER_LIMIT_PER_EMAIL_PER_DAY: most(10),
  ARTICLE_ORDER_LIMIT_PER_ADDRESS: most(100),
  FREE_MAIL_LIMIT_PER_ADDRESS_PER_HOUR: most(30),
  FREE_MAIL_LIMIT_PER_ADDRESS_PER_DAY: most(200),
  CARD_LIMIT_PER_EMAIL_PER_DAY: most(10),
  CANDLE_LIMIT_PER_CARD: most(600),
  CARD_CHANGE_LIMIT_PER_LINK: most(60),
  CARD_SENDING_LIMIT_PER_LINK_PER_DAY: most(20),
  CARD_LIMIT_PER_ADDRESS: most(600),
  CARD_VIEW_LIMIT_PER_ADDRESS: most(12_000),
  CARD_FILE_LIMIT_PER_ADDRESS: most(600),
  CANDLE_LIMIT_PER_ADDRESS: most(150),
  CARD_CHANGE_LIMIT_PER_ADDRESS: most(600),
  REPORT_LIMIT_PER_ADDRESS: most(60),
  MANDATE_LIMIT_PER_HOLDER_PER_DAY: most(10),
  MANDATE_STATUS_LIMIT_PER_PERSON_PER_DAY: most(60),
  MANDATE_LIMIT_PER_ADDRESS: most(600),
  GIFT_LINK_LIMIT_PER_LINK: most(30),
  GIFT_LINK_LIMIT_PER_ADDRESS: most(300),
  BANKID_LIMIT_PER_PERSON_PER_DAY: most(100),
  BANKID_LIMIT_PER_ADDRESS: most(600),
  POLL_BANKID_LIMIT_PER_ORDER: most(3_600),
  POLL_BANKID_LIMIT_PER_ADDRESS: most(360_000),
  ACCOUNT_LIMIT_PER_PERSON_PER_DAY: most(30),
  ACCOUNT_LIMIT_PER_ADDRESS: most(600),
  POLL_ACCOUNT_LIMIT_PER_LOOKUP: most(120),
  POLL_ACCOUNT_LIMIT_PER_ADDRESS: most(12_000),
};

export type Limit = { most: number; seconds: number };
/**
 * `own` counts whom the call concerns, where it concerns somebody; `address` the client's network, which a hall full of
 * people may share.
 */
type LimitPair = { own?: Limit; address?: Limit };

const daySeconds = 86_400;
const aMinute = (calls: number): Limit => ({ most: calls, seconds: 60 });
const anHour = (calls: number): Limit => ({ most: calls, seconds: 3_600 });
const aDay = (calls: number): Limit => ({ most: calls, seconds: daySeconds });
/** In short windows: who is told to wait while paying waits seconds, not a minute. */
const aMinuteInSixths = (calls: number): Limit => ({ most: Math.ceil(calls / 6), seconds: 10 });

export const limitsOf = (env: { [Name in keyof typeof limitVariables]: number }) =>
  ({
    order: { own: aDay(env.ORDER_LIMIT_PER_EMAIL_PER_DAY), address: aMinute(env.ORDER_LIMIT_PER_ADDRESS) },
    articleOrder: {
      own: aDay(env.ARTICLE_ORDER_LIMIT_PER_EMAIL_PER_DAY),
      address: anHour(env.ARTICLE_ORDER_LIMIT_PER_ADDRESS),
    },
    swishNumber: { own: aDay(env.SWISH_LIMIT_PER_NUMBER_PER_DAY) },
    payment: { own: aMinute(env.PAYMENT_LIMIT_PER_ORDER), address: aMinute(env.PAYMENT_LIMIT_PER_ADDRESS) },
    poll: { own: aMinuteInSixths(env.POLL_LIMIT_PER_ORDER), address: aMinuteInSixths(env.POLL_LIMIT_PER_ADDRESS) },
    callback: { own: aMinute(env.CALLBACK_LIMIT_PER_PAYMENT), address: aMinute(env.CALLBACK_LIMIT_PER_ADDRESS) },
    receipt: { own: aMinute(env.RECEIPT_LIMIT_PER_ORDER), address: aMinute(env.RECEIPT_LIMIT_PER_ADDRESS) },
    consent: { own: aMinute(env.CONSENT_LIMIT_PER_VISITOR), address: aMinute(env.CONSENT_LIMIT_PER_ADDRESS) },
    preview: { address: aMinuteInSixths(env.PREVIEW_LIMIT_PER_ADDRESS) },
    webEvent: { own: aMinute(env.WEB_EVENT_LIMIT_PER_VISITOR), address: aMinute(env.WEB_EVENT_LIMIT_PER_ADDRESS) },
    /** What costs nothing is mailed to whatever address is given. */
    freeMail: { address: anHour(env.FREE_MAIL_LIMIT_PER_ADDRESS_PER_HOUR) },
    freeMailOfDay: { address: aDay(env.FREE_MAIL_LIMIT_PER_ADDRESS_PER_DAY) },
    card: { own: aDay(env.CARD_LIMIT_PER_EMAIL_PER_DAY), address: aMinute(env.CARD_LIMIT_PER_ADDRESS) },
    /**
     * A card may be read, kept and reported by everybody whom its link reaches, and they are counted by nothing but where
     * they are: what were counted by card, one of them could use up for all.
     */
    cardView: { address: aMinuteInSixths(env.CARD_VIEW_LIMIT_PER_ADDRESS) },
    cardFile: { address: aMinute(env.CARD_FILE_LIMIT_PER_ADDRESS) },
    candle: { own: aMinute(env.CANDLE_LIMIT_PER_CARD), address: aMinute(env.CANDLE_LIMIT_PER_ADDRESS) },
    /** By the token that comes with the call: whoever guesses uses up only the guess. */
    cardChange: { own: aMinute(env.CARD_CHANGE_LIMIT_PER_LINK), address: aMinute(env.CARD_CHANGE_LIMIT_PER_ADDRESS) },
    /** Each may be a mail to another address, and to the sender that there is no such address. */
    cardSending: { own: aDay(env.CARD_SENDING_LIMIT_PER_LINK_PER_DAY) },
    report: { address: aMinute(env.REPORT_LIMIT_PER_ADDRESS) },
    giftLink: { own: aMinute(env.GIFT_LINK_LIMIT_PER_LINK), address: aMinute(env.GIFT_LINK_LIMIT_PER_ADDRESS) },
    bankIdStart: { address: aMinute(env.BANKID_LIMIT_PER_ADDRESS) },
    bankIdPerson: { own: aDay(env.BANKID_LIMIT_PER_PERSON_PER_DAY) },
    bankIdPoll: {
      own: aMinuteInSixths(env.POLL_BANKID_LIMIT_PER_ORDER),
      address: aMinuteInSixths(env.POLL_BANKID_LIMIT_PER_ADDRESS),
    },
    mandate: { address: aMinute(env.MANDATE_LIMIT_PER_ADDRESS) },
    mandateHolder: { own: aDay(env.MANDATE_LIMIT_PER_HOLDER_PER_DAY) },
    mandateStatus: { own: aDay(env.MANDATE_STATUS_LIMIT_PER_PERSON_PER_DAY) },
    accountLookup: { address: aMinute(env.ACCOUNT_LIMIT_PER_ADDRESS) },
    accountPerson: { own: aDay(env.ACCOUNT_LIMIT_PER_PERSON_PER_DAY) },
    accountResult: {
      own: aMinuteInSixths(env.POLL_ACCOUNT_LIMIT_PER_LOOKUP),
      address: aMinuteInSixths(env.POLL_ACCOUNT_LIMIT_PER_ADDRESS),
    },
    /** In short windows too: who types on soon finds again. */
    lookup: { address: aMinuteInSixths(env.LOOKUP_LIMIT_PER_ADDRESS) },
    deceased: { address: aDay(env.DECEASED_LIMIT_PER_ADDRESS) },
    /** What a network has been told this day already tells it nothing more. Of what is new, people are counted. */
    deceasedAgain: { own: aDay(1) },
  }) satisfies Record<string, LimitPair>;

export type LimitName = keyof ReturnType<typeof limitsOf>;
export type LimitTable = Record<LimitName, LimitPair>;
