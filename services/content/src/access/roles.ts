import type { Config } from "../payload-types.ts";

/** What an editor is called on the screens. The names are stored. */
export const roleLabels = {
  administrator: "Administratör",
  editor: "Redaktör",
  campaignEditor: "Kampanjredaktör",
  writer: "Skribent",
} as const;

export type Role = keyof typeof roleLabels;
type Roles = readonly Role[];

const everybody: Roles = ["writer", "campaignEditor", "editor", "administrator"];
const writers: Roles = ["writer", "editor", "administrator"];
const editors: Roles = ["editor", "administrator"];
const cardWriters: Roles = ["writer", "campaignEditor", "editor", "administrator"];
const cardEditors: Roles = ["campaignEditor", "editor", "administrator"];
const administrators: Roles = ["administrator"];
const noOne: Roles = [];

export type Operation =
  | "read"
  | "readVersions"
  /** As a draft; a picture as an upload. */
  | "create"
  | "saveDraft"
  | "shareDraft"
  /** To the bin, what visitors have never seen. */
  | "binDraft"
  | "bin"
  /** For good. */
  | "emptyBin"
  /** What has no drafts is published when it is saved. */
  | "publish"
  | "unpublish"
  | "schedule";

type Rights = Readonly<Record<Operation, Roles>>;

const closed: Rights = {
  ...{ read: noOne, readVersions: noOne, create: noOne, saveDraft: noOne, shareDraft: noOne, binDraft: noOne },
  ...{ bin: noOne, emptyBin: noOne, publish: noOne, unpublish: noOne, schedule: noOne },
};
const readable: Rights = { ...closed, read: everybody, readVersions: everybody };

const withDrafts = (drafting: Roles, publishing: Roles): Rights => ({
  ...{ read: everybody, readVersions: everybody },
  ...{ create: drafting, saveDraft: drafting, shareDraft: drafting, binDraft: drafting },
  ...{ bin: publishing, emptyBin: administrators, publish: publishing, unpublish: publishing, schedule: publishing },
});
const onlyOne = (rights: Rights): Rights => ({
  ...rights,
  create: noOne,
  binDraft: noOne,
  bin: noOne,
  emptyBin: noOne,
});

/** Payload's own, which its code alone writes. */
type Internal = `payload-${"jobs" | "kv" | "locked-documents" | "migrations" | "preferences"}`;

export type Part = Exclude<keyof Config["collections"] | keyof Config["globals"], Internal>;

/** Who may do what with which records. What is added without a row is a compile error. */
export const rights: Readonly<Record<Part, Rights>> = {
  pages: withDrafts(writers, editors),
  articles: withDrafts(writers, editors),
  campaigns: withDrafts(cardWriters, cardEditors),
  giftProducts: withDrafts(editors, editors),
  membershipKinds: withDrafts(editors, editors),
  siteConfiguration: onlyOne(withDrafts(editors, editors)),
  navigation: onlyOne(withDrafts(editors, editors)),
  postage: onlyOne(withDrafts(editors, editors)),
  media: { ...readable, create: everybody, publish: cardEditors, bin: cardEditors, emptyBin: administrators },
  /** A file is never exchanged; the text about it is. */
  artworks: { ...readable, create: everybody, publish: cardEditors, bin: cardEditors, emptyBin: cardEditors },
  "payload-folders": {
    ...readable,
    create: everybody,
    publish: cardEditors,
    bin: cardEditors,
    emptyBin: administrators,
  },
  documents: { ...readable, create: writers, publish: editors, bin: editors, emptyBin: administrators },
  /** Visitors follow it as soon as it is saved. */
  redirects: { ...readable, create: editors, publish: editors, bin: editors, emptyBin: administrators },
  translations: { ...readable, publish: editors },
  /** Everybody their own (`access.ts`). */
  users: { ...closed, read: everybody, publish: everybody, create: administrators, emptyBin: administrators },
  /** Written by the calls in `schedule/`. */
  scheduled: { ...closed, read: everybody },
  /** Written by the calls in `preview/`. */
  draftLinks: closed,
};

/** What is done with the site as a whole, or with other people. */
const siteRights = {
  goBackToRelease: editors,
  publishAgain: cardEditors,
  importTexts: editors,
  exportTexts: everybody,
  seeSessionsOfOthers: administrators,
  endSecondFactorOfOthers: administrators,
} as const satisfies Record<string, Roles>;

type SiteOperation = keyof typeof siteRights;

/** `lacksCode`: the configuration asks for a second factor that is not there yet. */
export type Person = { role: Role; lacksCode?: boolean };

const has = (roles: Roles, person: Person | null) =>
  person !== null && person.lacksCode !== true && roles.includes(person.role);

export const may = (person: Person | null, operation: Operation, part: Part) => has(rights[part][operation], person);
export const mayOnSite = (person: Person | null, operation: SiteOperation) => has(siteRights[operation], person);
