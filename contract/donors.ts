/** SEK, by law: a smaller gift gives no tax reduction. */
export const leastForTaxReduction = 200;
