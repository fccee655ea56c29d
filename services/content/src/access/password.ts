import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { commonWords } from "./common-words.ts";

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
