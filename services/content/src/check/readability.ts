/** Words of offices, with what one says instead. */
const officialese: Readonly<Record<string, string>> = {
  angående: "om",
  avseende: "om",
  beträffande: "om",
  erhålla: "få",
  erhåller: "får",
  erforderlig: "som behövs",
  erforderliga: "som behövs",
  föreligger: "finns",
  gällande: "om",
  huruvida: "om",
  härvid: "då",
  ianspråkta: "använda",
  inkomma: "skicka",
  innehar: "har",
  jämlikt: "enligt",
  nyttja: "använda",
  nyttjar: "använder",
  "i syfte att": "för att",
  samtliga: "alla",
  vederbörande: "den som",
  verkställa: "göra",
  "vidta åtgärder": "göra något",
  åtnjuta: "få",
};

const mostWords = 25;
/** Björnsson's LIX: above 50 is the language of offices. */
const hardLix = 50;
/** Of fewer words LIX says nothing. */
const fewestWords = 60;
const longWord = 6;

/** `hlf_consent` and its like are read as names, not as words. */
const wordsIn = (text: string) => text.replace(/\S*_\S*/g, " ").match(/[\p{L}\d]+(?:[-’'][\p{L}\d]+)*/gu) ?? [];
const sentencesIn = (text: string) => text.split(/(?<=[.!?:])\s+|\n+/).filter((sentence) => sentence.trim() !== "");

export function lix(text: string): number {
  const words = wordsIn(text);
  if (words.length === 0) return 0;
  const long = words.filter(({ length }) => length > longWord).length;
  return words.length / Math.max(1, sentencesIn(text).length) + (long * 100) / words.length;
}

const shortened = (sentence: string) => `”${wordsIn(sentence).slice(0, 6).join(" ")} …”`;

/** What makes a Swedish text hard to read, in words for who wrote it. */
export function hardToRead(paragraphs: readonly string[]): string[] {
  const text = paragraphs.join("\n");
  const words = wordsIn(text);
  const long = sentencesIn(text).filter((sentence) => wordsIn(sentence).length > mostWords);
  const [first] = long;
  const lower = ` ${words.join(" ").toLowerCase()} `;
  const stiff = Object.entries(officialese).filter(([word]) => lower.includes(` ${word} `));
  const index = Math.round(lix(text));
  return [
    ...(words.length >= fewestWords && index > hardLix
      ? [`LIX ${index}: kortare meningar och ord gör den lättare`]
      : []),
    ...(first === undefined
      ? []
      : [`${long.length === 1 ? "En mening" : `${long.length} meningar`} över ${mostWords} ord: ${shortened(first)}`]),
    ...stiff.map(([word, plain]) => `Skriv ”${plain}” i stället för ”${word}”`),
  ];
}
