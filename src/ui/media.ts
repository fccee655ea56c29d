import { breakpoints, type Breakpoint } from "@hjarta-lunga/contract/breakpoints.ts";

const initialFontSize = 16;

/** In em, so that larger text gets the layout with room for it. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint] / initialFontSize}em)`;
