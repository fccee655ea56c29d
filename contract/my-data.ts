import type { KeptName } from "./kept.ts";

/** Without a sign of life somebody is logged out after so long. */
export const signOfLifeMinutes = 15;
export const warnedBeforeMinutes = 2;

/** What a link by mail shows to who has no BankID, and how long. */
export const mailLinkMinutes = 60;

/** How long an address may be proven: by a link that was mailed, by a code that was sent to a mobile. */
export const proofMinutes = { email: 60, mobile: 10 } as const;
export type ProvenBy = keyof typeof proofMinutes;
export const codeDigits = 6;

/** `mail`: by a link to a mailbox, which shows gifts and receipts alone. */
export const accessWays = ["bankId", "mail"] as const;

export const pauseMonths = [1, 2, 3, 4, 5, 6] as const;
export type PauseMonths = (typeof pauseMonths)[number];

export const mailChoices = ["news", "reminders", "letter"] as const;
export type MailChoice = (typeof mailChoices)[number];

export const commentSubjects = ["question", "drawBack", "gift", "membership", "details"] as const;
export type CommentSubject = (typeof commentSubjects)[number];

export const longestComment = 2_000;

/** What is held of somebody, and by which rows of the table of what is kept it goes. */
export const held = {
  identity: ["person", "paidOrder", "mandate"],
  address: ["person", "membership", "paidOrder", "freeArticleOrder"],
  contact: ["person", "mandate", "paidOrder"],
  gifts: ["paidOrder"],
  account: ["mandate", "unusedMandate"],
  membership: ["membership"],
  cards: ["greetingCard", "candle"],
  documents: ["documentWords", "diploma"],
  comments: ["comment"],
  withdrawals: ["withdrawal"],
} as const satisfies Record<string, readonly KeptName[]>;
export type HeldName = keyof typeof held;
export const heldNames = Object.keys(held) as HeldName[];
/** The rows that my details explains in words: one that it lacks words for does not compile. */
export type HeldKept<Name extends HeldName = HeldName> = (typeof held)[Name][number];
export const heldKept: HeldKept[] = [...new Set(Object.values(held).flat())];
