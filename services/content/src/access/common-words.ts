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

export const commonWords = [...new Set([...asWritten, ...asWritten.map(withoutDots)])];
