type Place = { postalCode: string; town: string };

/** "114 55", from the digits as they are stored. Its parts stay on one line. */
export const shownPostcode = (postalCode: string): string => `${postalCode.slice(0, 3)}\u00a0${postalCode.slice(3)}`;

export const townLine = ({ postalCode, town }: Place): string => `${shownPostcode(postalCode)} ${town}`;
