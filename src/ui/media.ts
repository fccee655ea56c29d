import { breakpoints, type Breakpoint } from "contract/breakpoints.ts";

/** `${from("M")} { … }`: from this width and up. Below it is the small screen, which comes first. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`;
