import type { Design } from "./designs.ts";

export type Shelf = { occasion: string; designs: Design[] };

/** By occasion: what is of the season first, then those of all the year, each in the editors' order. */
export function shelvesOf(designs: readonly Design[]): Shelf[] {
  const shelves = new Map<string, Design[]>();
  for (const design of designs) shelves.set(design.occasion, [...(shelves.get(design.occasion) ?? []), design]);
  const all = Array.from(shelves, ([occasion, onShelf]) => ({ occasion, designs: onShelf }));
  const isOfSeason = (shelf: Shelf) => shelf.designs.some(({ season }) => season !== null);
  return [...all.filter(isOfSeason), ...all.filter((shelf) => !isOfSeason(shelf))];
}

export type Rows = {
  columns: number;
  /** The first card has the room of two by two, or in two columns a row of its own. */
  isFirstLarge: boolean;
};

/** A card as large as four takes the place of three more. */
const moreWhenLarge = 3;

/**
 * How so many cards fill whole rows, with the first number of columns that does. Where none does, the first number is
 * taken, and the last row is as long as it is.
 */
export function rowsFor(cards: number, columns: readonly [number, ...number[]]): Rows {
  if (cards === 1) return { columns: columns[0], isFirstLarge: columns[0] === 2 };
  for (const count of columns) {
    if (cards % count === 0) return { columns: count, isFirstLarge: false };
    if (isFilledWithLarge(cards, count)) return { columns: count, isFirstLarge: true };
  }
  return { columns: columns[0], isFirstLarge: false };
}

function isFilledWithLarge(cards: number, columns: number): boolean {
  if (columns === 2) return cards % 2 === 1;
  const places = cards + moreWhenLarge;
  return places % columns === 0 && places >= 2 * columns;
}
