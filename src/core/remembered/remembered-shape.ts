/** Who is remembered, as it stands in the fields. */
export type WrittenPerson = { name: string; bornYear: string; diedYear: string };

type Remembered = { name: string; bornYear?: number | undefined; diedYear?: number | undefined };

/** What is no number is sent as such, to be said at its field. */
const yearOf = (written: string): number => (/^\s*\d{4}\s*$/.test(written) ? Number(written) : Number.NaN);

export const toRemembered = ({ name, bornYear, diedYear }: WrittenPerson) => ({
  name,
  ...(bornYear.trim() !== "" && { bornYear: yearOf(bornYear) }),
  ...(diedYear.trim() !== "" && { diedYear: yearOf(diedYear) }),
});

/** As far as it can be shown: a year that is being written is left out. */
export function toShownPerson(written: WrittenPerson): Remembered {
  const { name, ...years } = toRemembered(written);
  return { ...Object.fromEntries(Object.entries(years).filter(([, year]) => !Number.isNaN(year))), name };
}

export const fromRemembered = ({ name, bornYear, diedYear }: Remembered): WrittenPerson => ({
  name,
  bornYear: String(bornYear ?? ""),
  diedYear: String(diedYear ?? ""),
});
