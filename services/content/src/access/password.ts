import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Swedish words and our own, which international password lists lack. */
const words = `
hjärta hjärtat lunga lungor lungan lungorna hjärtalunga hjärtaochlunga forskning gåva minnesgåva redaktör redaktion
lösenord lösenordet hemlig hemligt hemligheten välkommen välkomna administratör inloggning logga användare
sommar sommaren vinter vintern vår våren höst hösten måndag tisdag onsdag torsdag fredag lördag söndag
januari februari mars april maj juni juli augusti september oktober november december semester jul midsommar påsk
sverige svensk svenska stockholm göteborg malmö uppsala västerås örebro linköping helsingborg norrköping lund umeå
älskar älskling jagälskardig kärlek hejsan hej tjena katten hunden fotboll ishockey mamma pappa mormor farfar
bajs fitta kuken jävla fan skit aik djurgården hammarby
`;

const asWritten = words.split(/\s+/).filter((word) => word !== "");
const withoutDots = (word: string) => word.replaceAll(/[åä]/g, "a").replaceAll("ö", "o").replaceAll("é", "e");

const commonWords = [...new Set([...asWritten, ...asWritten.map(withoutDots)])];

const least = 12;
const most = 200;
/** zxcvbn's highest score: more than 10^10 guesses. */
const strongEnough = 4;

let factory: ZxcvbnFactory | undefined;
const guesser = () =>
  (factory ??= new ZxcvbnFactory({ dictionary: { ...dictionary, swedish: commonWords }, graphs: adjacencyGraphs }));

const partsOf = (known: string) => [known, known.split("@", 1)[0] ?? "", ...known.split(/[^\p{L}\d]+/u)];
const guessesAt = (...known: unknown[]) =>
  known.flatMap((one) => (typeof one === "string" ? partsOf(one) : [])).filter(({ length }) => length >= 3);

export function checkPassword(password: unknown, { email, name }: { email?: unknown; name?: unknown }): string | true {
  if (typeof password !== "string" || password.length < least)
    return `Lösenordet ska ha minst ${least} tecken. Gärna en mening.`;
  if (password.length > most) return `Lösenordet får ha högst ${most} tecken.`;
  return guesser().check(password, guessesAt(email, name)).score >= strongEnough
    ? true
    : "Lösenordet är för lätt att gissa. Ta gärna fyra ord som inte hör ihop, och inte ditt namn eller vårt.";
}
