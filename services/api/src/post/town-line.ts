type Place = { postalCode: string; town: string };

/** "114 55 Stockholm", from the digits as they are stored. The parts of the postcode stay on one line. */
export const townLine = ({ postalCode, town }: Place): string =>
  `${postalCode.slice(0, 3)}\u00a0${postalCode.slice(3)} ${town}`;
