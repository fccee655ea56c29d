import { breakpoints, type Breakpoint } from "@hjarta-lunga/contract/breakpoints.ts";

const initialFontSize = 16;

/**
 * `${from("M")} { … }`: from this width and up. Below it is the small screen, which comes first. In em, so that a reader
 * who has asked the browser for larger text gets the layout that has room for it.
 */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint] / initialFontSize}em)`;
