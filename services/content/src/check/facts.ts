import type { KnownAddresses } from "../links/known-addresses.ts";

export type PageFacts = {
  id: number;
  title: string;
  address: string;
  language: "sv" | "en";
  translation: number | null;
  updatedAt: string;
  /** Of the whole page, by where each stands on the form. */
  links: readonly { href: string; path: string }[];
  hard: readonly string[];
  pictures: readonly number[];
  lacksAlt: boolean;
  /** A long text with nothing to see at its top. */
  isBare: boolean;
};

/** All that the check judges, as it was read at one moment. */
export type Facts = {
  now: Date;
  /** The published ones. */
  pages: readonly PageFacts[];
  /** Of menus, banner and texts. */
  elsewhere: readonly { href: string; where: string; url: string }[];
  /** Of the Swedish menus: what is reached from every page. */
  menu: ReadonlySet<string>;
  known: KnownAddresses;
  outside: ReadonlyMap<string, string>;
  texts: readonly { id: number; key: string; sv: string; en: string }[];
  media: readonly { id: number; alt: string; filename: string; isUsedElsewhere: boolean }[];
  campaigns: readonly { id: number; title: string; seasonText: string; hasSeason: boolean }[];
};

export type FindingKind =
  | "deadInside"
  | "deadOutside"
  | "notInMenu"
  | "untranslated"
  | "noEnglish"
  | "lacksAlt"
  | "bare"
  | "orphan"
  | "unusedPicture"
  | "old"
  | "noSeason"
  | "hard";

export type Finding = { kind: FindingKind; label: string; detail: string; url: string };
