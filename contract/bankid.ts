export const bankIdPurposes = ["my_pages", "mandate", "linked_gift"] as const;
export type BankIdPurpose = (typeof bankIdPurposes)[number];

export const bankIdActions = ["auth", "sign"] as const;
export type BankIdAction = (typeof bankIdActions)[number];

/** BankID takes 40,000 characters of base64. */
export const mostSignedBytes = 30_000;

export const bankIdDevices = ["this", "other"] as const;
export type BankIdDevice = (typeof bankIdDevices)[number];

export const bankIdStates = ["pending", "complete", "failed"] as const;
export type BankIdState = (typeof bankIdStates)[number];

/** BankID's own message numbers, and four of ours at the end. The texts are `bankid.<message>`. */
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
  "returnHere",
  "wrongPerson",
  "tooOften",
  "tooYoung",
] as const;
export type BankIdMessage = (typeof bankIdMessages)[number];

type ByDevice = Record<BankIdDevice, BankIdMessage>;
type Said = Record<string, BankIdMessage | ByDevice>;

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

export const bankIdMessage = (
  state: Exclude<BankIdState, "complete">,
  hint: string | null,
  device: BankIdDevice,
): BankIdMessage =>
  state === "pending" ? said(pendingMessages, hint, device, "rfa21") : said(failedMessages, hint, device, "rfa22");
