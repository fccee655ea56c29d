/** No longer than that, and never half a letter: a lone surrogate is refused wherever it is sent. */
export const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Cs}$/u, "");
