export const breakpoints = {
  XS: 360,
  S: 576,
  S_ALT: 676,
  M: 768,
  L: 1024,
  XL: 1200,
  XXL: 1440,
} as const;
export type Breakpoint = keyof typeof breakpoints;

export const maxSiteWidth = 1920;
export const mobileNavHeight = 56;
