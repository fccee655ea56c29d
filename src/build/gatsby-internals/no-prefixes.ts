/** Takes the place of stylis' vendor prefixer: every browser that runs this site's styles knows the plain names. */
export const prefix = (value: string): string => value;
