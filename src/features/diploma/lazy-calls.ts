/* Fetched when there is something to draw or to judge: the contract's rules are no part of the first script. */

export const loadWhileWriting = () => import("./diploma-rules.ts");
