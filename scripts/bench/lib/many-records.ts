import type { SearchRecord } from "@hjarta-lunga/contract/search.ts";

/** The same in every run. */
const seededChance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const split = (words: string) => words.split(" ");
const beginnings = split(
  "hjärt lung minnes forsknings vård patient gåvo sjuk andnings blod barn syre medlems arv träning rehab kost sömn stress hälso",
);
const middles = split(
  "svikt infarkt klaff kärls rytms flödes cells muskel vävnads funktions mottagnings berättelse dags års grupp ledar fonds utrednings prov steg",
);
const ends = split(
  "sjukdom behandling forskning rådgivning gåva resa stöd studie hjälp kunskap vecka träff fråga svar plan skola bok dag bild väg",
);
const small = split("och att det som en för på är av med till den har om kan inte från vi du alla mer när hur efter");

/** As a large site has them: 8,000 different long words, some often and most seldom. */
export const manyRecords = (count: number): SearchRecord[] => {
  const next = seededChance(18);
  const pick = (list: string[]) => list[Math.floor(next() ** 2 * list.length)] ?? "";
  const word = () => (next() < 0.4 ? pick(small) : pick(beginnings) + (next() < 0.7 ? pick(middles) : "") + pick(ends));
  const words = (many: number) => Array.from({ length: many }, word).join(" ");
  return Array.from({ length: count }, (_, at) => ({
    objectID: `/sida-${at}/`,
    path: `/sida-${at}/`,
    language: at % 5 === 0 ? "en" : "sv",
    title: words(4),
    description: words(12),
    section: pick(ends),
    text: words(150),
    popularity: Math.floor(next() * 100),
  }));
};
