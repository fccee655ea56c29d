/** Words that say nothing of what is looked for. */
const stopWords: Record<string, string> = {
  sv: `alla att av bara blir bli de dem den denna deras dess det detta dig din dina ditt du där då efter ej eller en er era
    ett finns från för ha han hans har henne hennes hon honom hur här i icke inte jag kan kunde man med mellan men mig min
    mina mitt mot mycket ni nu när någon något några och om oss på sig sin sina sitt ska skulle som till upp ut utan vad
    var vara vart varför vem vi vid vilka vilken vilket är`,
  en: `a about an and are as at be by can do for from has have how i if in is it its me my of on or our that the their this
    to was we what when where which who why will with you your`,
};

const listed = new Map(Object.entries(stopWords).map(([language, words]) => [language, new Set(words.split(/\s+/))]));

/** All words, when there would be none left. */
export const withoutStopWords = <Word>(words: Word[], termOf: (word: Word) => string, languages: string[]): Word[] => {
  const left = words.filter((word) => !languages.some((language) => listed.get(language)?.has(termOf(word))));
  return left.length > 0 ? left : words;
};
