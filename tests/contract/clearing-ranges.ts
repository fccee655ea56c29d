/** Bankgirot's list of how account numbers are made up, by bank: written down apart from the code that it tests. */
type Type = "1:1" | "1:2" | "2:1" | "2:2" | "2:3" | "plusgiro";
type Row = { bank: string; type: Type; ranges: [from: number, to: number][] };

const row = (type: Type, bank: string, ...ranges: [number, number][]): Row => ({ type, bank, ranges });

export const clearingRanges: Row[] = [
  row("2:1", "Nordea", [3300, 3300], [3782, 3782]),
  row("1:1", "Danske Bank", [1200, 1399], [2400, 2499]),
  row("1:1", "Nordea", [1100, 1199], [1400, 2099], [3000, 3299], [3301, 3399], [3410, 3781], [3783, 3999]),
  row("1:1", "Länsförsäkringar Bank", [3400, 3409], [9060, 9069]),
  row("1:1", "SEB", [5000, 5999], [9120, 9124], [9130, 9149]),
  row("1:1", "Swedbank", [7000, 7999]),
  row("1:1", "ICA Banken", [9270, 9279]),
  row("1:1", "IKANO Bank", [9170, 9179]),
  row("1:1", "Marginalen Bank", [9230, 9239]),
  row("1:1", "Resurs Bank", [9280, 9289]),
  row("1:1", "SBAB", [9250, 9259]),
  row("1:1", "Santander Consumer Bank", [9460, 9469]),
  row("1:1", "Aion Bank", [9580, 9589]),
  row("1:1", "BlueStep Finans", [9680, 9689]),
  row("1:1", "Lån & Spar Bank Sverige", [9630, 9639]),
  row("1:1", "Multitude Bank", [9070, 9079]),
  row("1:2", "Nordea", [4000, 4999]),
  row("1:2", "Avanza Bank", [9550, 9569]),
  row("1:2", "Skandiabanken", [9150, 9169]),
  row("1:2", "Länsförsäkringar Bank", [9020, 9029]),
  row("1:2", "Ålandsbanken", [2300, 2399]),
  row("1:2", "Citibank", [9040, 9049]),
  row("1:2", "DNB Bank", [9190, 9199], [9260, 9269]),
  row("1:2", "Ekobanken", [9700, 9709]),
  row("1:2", "Erik Penser", [9590, 9599]),
  row("1:2", "JAK Medlemsbank", [9670, 9679]),
  row("1:2", "Klarna Bank", [9780, 9789]),
  row("1:2", "Landshypotek", [9390, 9399]),
  row("1:2", "Lunar Bank", [9710, 9719]),
  row("1:2", "NOBA Bank Group AB", [9640, 9649]),
  row("1:2", "Nordnet Bank", [9100, 9109]),
  row("1:2", "Northmill Bank", [9750, 9759]),
  row("1:2", "Riksgälden", [9880, 9889]),
  row("1:2", "Svea Bank", [9660, 9669]),
  row("1:2", "BNP Paribas", [9470, 9479]),
  row("2:1", "Danske Bank", [9180, 9189]),
  row("2:1", "Sparbanken Syd", [9570, 9579]),
  row("2:1", "Riksgälden", [9890, 9899]),
  row("2:1", "Swedbank", [9300, 9349]),
  row("2:2", "Handelsbanken", [6000, 6999]),
  row("2:3", "Swedbank", [8000, 8999]),
  row("plusgiro", "Nordea Plusgirot", [9500, 9549], [9960, 9969]),
];

const fromTheRight = (digits: string): number[] => Array.from(digits, Number).reverse();

const mod11Weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const isMod11 = (digits: string): boolean =>
  fromTheRight(digits).reduce((sum, digit, place) => sum + digit * (mod11Weights[place] ?? 0), 0) % 11 === 0;

const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
const isMod10 = (digits: string): boolean =>
  fromTheRight(digits).reduce((sum, digit, place) => sum + (place % 2 ? (doubled[digit] ?? 0) : digit), 0) % 10 === 0;

const checks: Record<Type, { length: number; agrees: (clearing: string, number: string) => boolean }> = {
  "1:1": { length: 7, agrees: (clearing, number) => isMod11(`${clearing.slice(1)}${number}`) },
  "1:2": { length: 7, agrees: (clearing, number) => isMod11(`${clearing}${number}`) },
  "2:1": { length: 10, agrees: (_clearing, number) => isMod10(number) },
  "2:2": { length: 9, agrees: (_clearing, number) => isMod11(number) },
  "2:3": { length: 10, agrees: (_clearing, number) => isMod10(number) },
  plusgiro: { length: 8, agrees: (_clearing, number) => isMod10(number) },
};

/** An account number that its bank could have. */
export function numberThatAgrees(type: Type, clearing: string): string {
  const { length, agrees } = checks[type];
  const of = (value: number) => String(value).padStart(length, "0");
  let value = 1_234_560;
  while (!agrees(clearing, of(value))) value++;
  return of(value);
}
