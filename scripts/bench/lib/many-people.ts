import { seededChance } from "./chance.ts";

const split = (words: string) => words.split(" ");
/** By how common they are: the first are met far oftener than the last. */
const firstNames = split(
  "Karl Anna Maria Erik Lars Margareta Anders Elisabeth Johan Per Eva Nils Karin Jan Kristina Mikael Birgitta Lennart Marie Olof Ingrid Hans Gunnar Sven Bengt Kerstin Göran Bo Ulla Stig Åke Märta Inger Barbro Arne Rolf Berit Gösta Bertil Gun Leif Åsa Sonja Håkan Kjell Ingegerd Siv Rune Gustav Carl Desirée Börje Östen Réne Fatima Mohammed Ewa Christina Carin Torbjörn Solveig Maj Elsa Astrid Folke Evert Harry Sixten Ragnar Holger Viola Signe Gerd Vera Rut Tyra Edit Greta Svea",
);
const patronyms = split(
  "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Carlsson Petersson Magnusson Olofsson",
);
const beginnings = split(
  "Lind Berg Lund Sand Ek Ström Holm Sjö Björk Norr Söder Öst Väst Gran Alm Ny Hag Fors Dal Wall Hell Hed Åker Ceder Ros Lilje Silver Gyllen Eng Back Hög Stål Rönn Asp Häger Blom Falk Mell Vik Åström",
);
const endings = split(
  "ström berg gren qvist kvist lund man mark blad roth dahl stedt borg fors holm ell én lin strand vall vik gård sten skog rup feldt hult mo nius",
);
const towns = split(
  "Stockholm Göteborg Malmö Uppsala Linköping Västerås Örebro Helsingborg Norrköping Jönköping Umeå Lund Borås Huddinge Eskilstuna Gävle Södertälje Karlstad Täby Växjö Halmstad Sundsvall Luleå Trollhättan Östersund Borlänge Falun Kalmar Skövde Karlskrona Kristianstad Skellefteå Uddevalla Varberg Örnsköldsvik Landskrona Nyköping Motala Lidköping Ystad Visby Kiruna Åmål Mora Piteå",
);

/** A register's file, with names as common as they are: a third is called by a father's name, the rest by some thousand others. */
export const manyPeople = (count: number): string => {
  const next = seededChance(12);
  const pick = (list: readonly string[], steepness: number) =>
    list[Math.floor(next() ** steepness * list.length)] ?? "";
  const middle = (share: number) => (next() < share ? ` ${pick(firstNames, 2)}` : "");
  const family = () => {
    if (next() < 0.35) return pick(patronyms, 1.6);
    const name = pick(beginnings, 1.3) + pick(endings, 1.3);
    // Rarer spellings: names that are few people's.
    return next() < 0.15 ? `${name}${pick(endings, 1)}` : name;
  };
  const person = () => {
    const died = 2017 + Math.floor(next() * 10);
    const born = died - 60 - Math.floor(next() * 40);
    const first = `${pick(firstNames, 2)}${next() < 0.15 ? `-${pick(firstNames, 2)}` : middle(0.6)}${middle(0.3)}`;
    return `${first} ${family()};${pick(towns, 1.8)};${born};${died}`;
  };
  const lines = new Set<string>();
  while (lines.size < count) lines.add(person());
  return `name;town;born;died\n${[...lines].join("\n")}\n`;
};
