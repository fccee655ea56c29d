export type Language = "sv" | "en";

export type Change = {
  /** As the spreadsheet counts. */
  row: number;
  key: string;
  language: Language;
  before: string;
  after: string;
  /** What is good to know before it is done. */
  note?: string;
};
export type Conflict = Change & { why: string };
type RefusedRow = { row: number; key: string; language?: Language; why: string };

/** What reading a table in would do. Nothing is done by making it. */
export type Plan = {
  changes: Change[];
  /** Left as they are, unless somebody says for each of them that the table is right. */
  conflicts: Conflict[];
  refused: RefusedRow[];
  unchanged: number;
  /** Of all that would be changed: what was shown is what is done, or nothing. */
  stamp: string;
};

export const nameOfChange = ({ key, language }: Pick<Change, "key" | "language">) => `${key}.${language}`;
