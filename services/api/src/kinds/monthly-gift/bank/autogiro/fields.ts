/** What a field of a line holds, and how it is written: the one place that knows alignment and padding. */

type FieldKind<Value> = {
  /** Undefined when the field cannot hold the value. The line checks the width. */
  write: (value: Value, width: number) => string | undefined;
  /** Undefined when it cannot be read. */
  read: (text: string) => Value | undefined;
};

const isDigits = (text: string): boolean => /^\d+$/.test(text);
const isBlank = (text: string): boolean => text.trim() === "";
const isNothing = (text: string): boolean => isBlank(text) || /^0+$/.test(text);

/** Digits of the field's whole width. */
const exact: FieldKind<string> = {
  write: (value, width) => (isDigits(value) && value.length === width ? value : undefined),
  read: (text) => (isDigits(text) ? text : undefined),
};

const integer: FieldKind<number> = {
  write: (value, width) => (Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(width, "0") : undefined),
  read: (text) => (isDigits(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
};

/** Of the calendar, "2026-11-27" to us and 20261127 in the file. */
const day: FieldKind<string> = {
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value.replaceAll("-", "") : undefined),
  read: (text) => {
    if (!isDigits(text)) return undefined;
    const found = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
    const time = Date.parse(found);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found) ? found : undefined;
  },
};

/** A number of fewer digits, right-aligned. Leading zeros mean nothing. */
const number: FieldKind<string> = {
  write: (value, width) => (isDigits(value) ? value.padStart(width, "0") : undefined),
  read: (text) => (isDigits(text) ? text.replace(/^0+(?=\d)/, "") : undefined),
};

const integerOrBlank: FieldKind<number | null> = {
  write: (value, width) => (value === null ? " ".repeat(width) : integer.write(value, width)),
  read: (text) => (isBlank(text) ? null : integer.read(text)),
};

const now = "GENAST  ";
/** On a day, or as soon as the bank can. */
const dayOrNow: FieldKind<string> = {
  write: (value, width) => (value === "now" ? now : day.write(value, width)),
  read: (text) => (text === now ? "now" : day.read(text)),
};

const text: FieldKind<string> = { write: (value, width) => value.padEnd(width), read: (written) => written.trimEnd() };

const orNothing = <Value>(kind: FieldKind<Value>, written: string): FieldKind<Value | null> => ({
  write: (value, width) => (value === null ? written.repeat(width) : kind.write(value, width)),
  read: (given) => (isNothing(given) ? null : kind.read(given)),
});

export const fieldKinds = {
  exact,
  exactOrBlank: orNothing(exact, " "),
  exactOrZeros: orNothing(exact, "0"),
  number,
  integer,
  integerOrBlank,
  day,
  dayOrBlank: orNothing(day, " "),
  dayOrZeros: orNothing(day, "0"),
  dayOrNow,
  text,
};

type Kinds = typeof fieldKinds;
type KindName = keyof Kinds;
type ValueOf<Kind extends KindName> = Exclude<ReturnType<Kinds[Kind]["read"]>, undefined>;

type Named<Name extends string = string, Kind extends KindName = KindName> = {
  name: Name;
  width: number;
  kind: Kind;
};
/** What we never look at may be anything. */
type Constant = { text: string; isLookedAt: boolean };
export type Field = Named | Constant;

export type Layout = { fields: readonly Field[] };
export type ValuesOf<Of extends Layout> = {
  [Each in Extract<Of["fields"][number], Named> as Each["name"]]: ValueOf<Each["kind"]>;
};

export const field = <const Name extends string, const Kind extends KindName>(
  name: Name,
  width: number,
  kind: Kind,
): Named<Name, Kind> => ({ name, width, kind });
export const always = (text: string): Constant => ({ text, isLookedAt: true });
export const blanks = (width: number): Constant => always(" ".repeat(width));
export const filler = (text: string): Constant => ({ text, isLookedAt: false });
export const layout = <const Fields extends readonly Field[]>(...fields: Fields) => ({ fields });
