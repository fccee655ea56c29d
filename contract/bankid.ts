/** Identification and signing by BankID, as the site sees them. Plain constants, no schema. */

/** What somebody identifies for. A token for one of these opens none of the others. */
export const bankIdPurposes = ["my_pages", "mandate", "linked_gift"] as const;
export type BankIdPurpose = (typeof bankIdPurposes)[number];

export const bankIdActions = ["auth", "sign"] as const;
export type BankIdAction = (typeof bankIdActions)[number];

/** Of a text to sign, BankID's own limit: 40,000 characters of base64. */
export const mostSignedBytes = 30_000;

/** `this`: the app is on the device that shows the page. `other`: a code is scanned with it. */
export const bankIdDevices = ["this", "other"] as const;
export type BankIdDevice = (typeof bankIdDevices)[number];

export const bankIdStates = ["pending", "complete", "failed"] as const;
export type BankIdState = (typeof bankIdStates)[number];

/** BankID's own numbers for what to say, and four of ours. The words are the texts `bankid.<message>`. */
export const bankIdMessages = [
  "rfa1",
  "rfa3",
  "rfa4",
  "rfa5",
  "rfa6",
  "rfa8",
  "rfa9",
  "rfa13",
  "rfa15a",
  "rfa15b",
  "rfa16",
  "rfa17a",
  "rfa17b",
  "rfa21",
  "rfa22",
  "rfa23",
  "rfa24",
  "rfa25",
  "rfa26",
  "rfa27",
  "rfa28",
  "rfa29",
  "rfa30",
  /** It is done in the app, which must bring the visitor back to the browser where they began. */
  "returnHere",
  /** Another than the one who has to sign did. */
  "wrongPerson",
  "tooOften",
  /** For this they must be older. */
  "tooYoung",
] as const;
export type BankIdMessage = (typeof bankIdMessages)[number];

type ByDevice = Record<BankIdDevice, BankIdMessage>;
type Said = Record<string, BankIdMessage | ByDevice>;

/** By the hint that comes with a pending order. The last two are told of by one source only. */
export const pendingMessages: Said = {
  outstandingTransaction: { this: "rfa13", other: "rfa1" },
  noClient: "rfa1",
  started: { this: "rfa15a", other: "rfa15b" },
  userMrtd: "rfa23",
  userCallConfirm: "rfa21",
  userSign: "rfa9",
  processing: "rfa21",
  userFace: "rfa24",
  userStepUp: "rfa25",
};

/** By the hint or the error that ended it, or by our own word for why. */
export const failedMessages: Said = {
  expiredTransaction: "rfa8",
  certificateErr: "rfa16",
  userCancel: "rfa6",
  cancelled: "rfa3",
  startFailed: { this: "rfa17a", other: "rfa17b" },
  userDeclinedCall: "rfa22",
  notSupportedByUserApp: "rfa22",
  transactionRiskBlocked: "rfa22",
  mrtdVerificationFailed: "rfa26",
  facialRecognitionFailed: "rfa27",
  nfcNotSupportedByDevice: "rfa28",
  multipleBankIdsOnDevice: "rfa29",
  stepUpFailed: "rfa30",
  alreadyInProgress: "rfa4",
  requestTimeout: "rfa5",
  tooManyRequests: "rfa5",
  internalError: "rfa5",
  maintenance: "rfa5",
  noAnswer: "rfa5",
  givenUp: "rfa6",
  wrongPerson: "wrongPerson",
  tooOften: "tooOften",
  tooYoung: "tooYoung",
};

const said = (table: Said, hint: string | null, device: BankIdDevice, unknown: BankIdMessage): BankIdMessage => {
  const message = hint !== null && Object.hasOwn(table, hint) ? table[hint] : undefined;
  if (message === undefined) return unknown;
  return typeof message === "string" ? message : message[device];
};

/** What the visitor is told. A hint that nobody here has heard of stops nothing. */
export const bankIdMessage = (
  state: Exclude<BankIdState, "complete">,
  hint: string | null,
  device: BankIdDevice,
): BankIdMessage =>
  state === "pending" ? said(pendingMessages, hint, device, "rfa21") : said(failedMessages, hint, device, "rfa22");
