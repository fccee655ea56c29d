/** Without half a character: a lone surrogate is refused wherever it is sent. */
export const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Cs}$/u, "");
