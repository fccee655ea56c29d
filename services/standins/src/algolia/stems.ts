import snowball from "snowball-stemmers";

const names = { sv: "swedish", en: "english" } as const;
type Stemmed = keyof typeof names;

/** A stem of fewer letters says too little of what the word means. */
const leastStem = 3;
/** "gåvan", "testamentet", "hjärtats": the stemmer leaves these endings, for words such as "organ". */
const definite = /(?:an|at|et)s?$/;

const stemmers: Record<Stemmed, (term: string) => string> = {
  sv: (term) => swedish.stem(stripDefinite(term)),
  en: (term) => english.stem(term),
};
const swedish = snowball.newStemmer(names.sv);
const english = snowball.newStemmer(names.en);

function stripDefinite(term: string): string {
  const rest = term.replace(definite, "");
  return rest.length >= leastStem && /[aouåeiyäö]/.test(rest) ? rest : term;
}

const isStemmed = (language: string): language is Stemmed => language in names;

/** The stems of a word in these languages. Each carries its language: "present" means two things. */
export const stemsOf = (term: string, languages: readonly string[]): string[] =>
  languages.filter(isStemmed).flatMap((language) => {
    const stem = stemmers[language](term);
    return stem.length < leastStem ? [] : [`${language} ${stem}`];
  });
