export const luhnHolds = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const weighted = Number(digits.charAt(digits.length - 1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
};

export const withCheckDigit = (digits: string): string =>
  Array.from("0123456789", (last) => digits + last).find(luhnHolds) ?? digits;
