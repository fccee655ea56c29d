export type Span = { minutes: number } | { hours: number } | { days: number } | { months: number } | { years: number };

type Kept = { what: string; for: Span; from: string; why: string };

/** One job removes each row, and the page about personal data takes its figures here. What is booked counts from the end of its year. */
export const kept = {
  unpaidNumber: {
    what: "the personal number and the keyed hashes of an order that nobody paid",
    for: { hours: 24 },
    from: "the order was made",
    why: "no tax reduction without a gift",
  },
  unpaidOrder: {
    what: "who made an order that nobody paid",
    for: { days: 30 },
    from: "the order was made",
    why: "money that comes late must find its order",
  },
  paidOrder: {
    what: "who gave or paid, with the addresses and the mails",
    for: { years: 7 },
    from: "the end of the year in which it was paid",
    why: "the law on bookkeeping",
  },
  bankIdOrder: {
    what: "an identification or signature that nothing came of",
    for: { minutes: 30 },
    from: "it was begun",
    why: "a visitor may come back to it",
  },
  accountLookup: {
    what: "that somebody fetches their account from a bank: nothing of the account itself",
    for: { minutes: 30 },
    from: "it was begun",
    why: "they come back from the bank's page",
  },
  documentWords: {
    what: "greetings, names and addresses of memorial sheets, certificates and gift cards",
    for: { months: 12 },
    from: "it was printed, sent or paid, whichever came last",
    why: "somebody may ask for it again, or correct it",
  },
  diploma: {
    what: "the words of a diploma",
    for: { months: 12 },
    from: "they were saved last",
    why: "a company may correct them",
  },
  membership: {
    what: "who is a member, their household and their address",
    for: { years: 1 },
    from: "the last day of the membership",
    why: "a renewal goes on with the same number",
  },
  freeArticleOrder: {
    what: "who ordered what cost nothing, and where it went",
    for: { years: 1 },
    from: "it was shipped",
    why: "a parcel may be lost",
  },
  invoice: {
    what: "an invoice, and the company that it was to",
    for: { years: 7 },
    from: "the end of the year in which it was made",
    why: "the law on bookkeeping",
  },
  candle: {
    what: "a memorial card with its candles, names and words",
    for: { years: 2 },
    from: "it was lit",
    why: "those who mourn come back to it",
  },
  greetingCard: {
    what: "a greeting card with its names and words",
    for: { years: 2 },
    from: "it was paid",
    why: "whoever got it comes back to it",
  },
  cardRecipient: {
    what: "the address of whoever got a card, and what they thanked with",
    for: { days: 30 },
    from: "the mail went",
    why: "we may hear that it went to the wrong person",
  },
  mailing: {
    what: "the links of a mailing to monthly givers",
    for: { years: 1 },
    from: "the links ended",
    why: "staff answer who asks what a link has changed",
  },
  paperForm: {
    what: "a mandate on paper that never came back",
    for: { days: 30 },
    from: "it was asked for",
    why: "the post takes time",
  },
  unusedMandate: {
    what: "a mandate that ended without a draw",
    for: { years: 1 },
    from: "it ended",
    why: "we can show that it was given",
  },
  mandate: {
    what: "a mandate by which money was drawn, with the evidence of its signature",
    for: { years: 7 },
    from: "the end of the year in which it ended",
    why: "the law on bookkeeping",
  },
  bankFile: {
    what: "what stood in files to and from the bank",
    for: { years: 7 },
    from: "the end of the year in which it was made",
    why: "the law on bookkeeping",
  },
  person: {
    what: "the address, e-mail and mobile that somebody told us on my pages, and which mail they want",
    for: { years: 3 },
    from: "they last identified, or gave",
    why: "they come back to their gifts",
  },
  addressProof: {
    what: "an address that somebody was asked to prove, and a link by mail to somebody's gifts",
    for: { days: 1 },
    from: "it was asked for",
    why: "an attack must be seen and stopped",
  },
  comment: {
    what: "what somebody wrote to us on my pages, and our answer",
    for: { years: 1 },
    from: "it was answered, or written",
    why: "they may ask again",
  },
  withdrawal: {
    what: "that somebody withdrew from a purchase, and what became of it",
    for: { years: 1 },
    from: "it was settled",
    why: "a dispute about it may be brought for a year",
  },
  staffRead: {
    what: "that somebody of the staff read a person's data, and why",
    for: { years: 2 },
    from: "it was read",
    why: "who was read of may ask who it was",
  },
  backup: {
    what: "a backup of all this: what was removed is gone from every backup after as long",
    for: { days: 35 },
    from: "it was made",
    why: "a loss may be seen late",
  },
  consentChoice: {
    what: "the proof of a choice about cookies",
    for: { years: 3 },
    from: "the choice",
    why: "it is valid for a year, and a complaint can be made for two more",
  },
  webEvent: {
    what: "what a visit led to, under a random id",
    for: { months: 13 },
    from: "it happened",
    why: "a month is compared with that of the year before",
  },
} as const satisfies Record<string, Kept>;

export type KeptName = keyof typeof kept;

/** What tells of nobody of those who give, and so is not removed by age. */
export const keptForGood = {
  books: {
    what: "sums, states, days and references of orders, payments, draws, invoices and the bank's files",
    why: "the sums of past years must stay right without a name, and money or a file that comes again must be known",
  },
  numbers: {
    what: "the last number that was given out, and which versions a database has had",
    why: "nothing may come twice",
  },
  stock: { what: "articles on the shelf, and who of the staff counted them", why: "the shelf is counted against them" },
  published: { what: "what editors publish", why: "the next version takes its place" },
  registers: {
    what: "the registers of the dead and of parlours",
    why: "the next edition takes their place as a whole",
  },
  editors: {
    what: "an editor's name, address, sessions and what they had open",
    why: "they work with us: an administrator removes them when they leave, and a session ends after a working day",
  },
  rates: { what: "how often a hashed caller has called", why: "each row ends by its own time, within a day" },
  jobs: { what: "the ids of what is to be done", why: "the job library removes each by its queue's own time" },
} as const satisfies Record<string, Pick<Kept, "what" | "why">>;

export type KeptForGoodName = keyof typeof keptForGood;
