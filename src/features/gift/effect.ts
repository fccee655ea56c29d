import type { GivenProduct } from "./gift.ts";

/** What the charity can stand for that this amount does; said of that amount and no other. */
export const effectOf = ({ effects }: Pick<GivenProduct, "effects">, amount: number | undefined): string | undefined =>
  effects.find((effect) => effect.amount === amount)?.text;
