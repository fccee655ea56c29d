import { expect, test } from "vitest";
import { eachSimilar } from "../../../../services/standins/src/algolia/typos.ts";

const similar = (word: string, terms: string[], most: number, isPrefix = false) => {
  const found: Record<string, number> = {};
  const sorted = terms.toSorted();
  eachSimilar(sorted, word, { most, isPrefix }, (at, typos) => {
    found[sorted[at] ?? ""] = typos;
  });
  return found;
};

test.each([
  ["the same", "hjärta", "hjärta", 0],
  ["one letter too many", "hjärrta", "hjärta", 1],
  ["one too few", "hjäta", "hjärta", 1],
  ["another one", "hjerta", "hjärta", 1],
  ["two that changed places", "hjätra", "hjärta", 1],
  ["two typos", "hjertat", "hjärta", 2],
  ["another first letter, which counts twice", "tjärta", "hjärta", 2],
  ["no first letter, which counts twice", "järta", "hjärta", 2],
  ["one letter too many at first", "xhjärta", "hjärta", 2],
])("%s: %s and %s", (_, word, term, typos) => {
  expect(similar(word, [term], 2)).toEqual({ [term]: typos });
  expect(similar(word, [term], typos - 1)).toEqual({});
});

test("a beginning may be followed by anything", () => {
  expect(similar("hjrä", ["hjärta", "hjärtsvikt", "lunga"], 1, true)).toEqual({ hjärta: 1, hjärtsvikt: 1 });
  expect(similar("hjärts", ["hjärta", "hjärtsvikt"], 0, true)).toEqual({ hjärtsvikt: 0 });
});

/** Worked out letter by letter for each pair alone, without what neighbours share. */
const apart = (word: string, term: string): number => {
  const rows = Array.from({ length: word.length + 1 }, (_, at) => [at === 0 ? 0 : at + 1]);
  for (let below = 1; below <= term.length; below += 1) {
    for (let at = 0; at <= word.length; at += 1) {
      const of = (one: number, other: number) => rows[one]?.[other] ?? Number.POSITIVE_INFINITY;
      const dear = at === 1 && below === 1 ? 2 : 1;
      const least = [of(at, below - 1) + 1, of(at - 1, below) + 1];
      if (at === 0) least.splice(0, 2, below + 1);
      else least.push(of(at - 1, below - 1) + (word[at - 1] === term[below - 1] ? 0 : dear));
      if (at > 1 && below > 1 && word[at - 1] === term[below - 2] && word[at - 2] === term[below - 1])
        least.push(of(at - 2, below - 2) + 1);
      rows[at]?.push(Math.min(...least));
    }
  }
  return rows[word.length]?.[term.length] ?? 0;
};

test("what neighbours in the list share changes nothing", () => {
  const letters = ["a", "b", "c"];
  const words = letters.flatMap((one) =>
    letters.flatMap((two) => letters.flatMap((three) => [one + two + three, one + two + three + one, one + two])),
  );
  const terms = [...new Set(words)].toSorted();
  for (const word of terms) {
    const expected = terms.map((term): [string, number] => [term, apart(word, term)]).filter(([, typos]) => typos <= 2);
    expect(similar(word, terms, 2)).toEqual(Object.fromEntries(expected));
  }
});
