export const sheetDesigns = ["BIRD", "CRANES", "ANEMONES", "LILY_OF_THE_VALLEY", "WREATH"] as const;
export type SheetDesign = (typeof sheetDesigns)[number];

export const mostInName = 60;
export const mostGivers = 10;
export const mostInGreeting = 320;
export const mostGreetingLines = 8;

const leastLettersOfName = 3;
export const isEnoughOfName = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= leastLettersOfName;

export const sheetDeliveries = ["donor", "parlor", "post", "none"] as const;
export type SheetDelivery = (typeof sheetDeliveries)[number];
